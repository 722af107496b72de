import { ts } from 'ts-morph';
import { documentationOf, parameterName } from './docComments.js';
import { alternatives, combine, inheritedFirst, omit, pick, type Member, type Members } from './members.js';

/** The printed arguments of type parameters, by the name of the parameter. */
export type Scope = ReadonlyMap<string, string>;

const NO_SCOPE: Scope = new Map();
/** A type with a longer definition is printed by its name. */
const LONGEST_DEFINITION = 160;

/**
 * Prints types as they are written in the source, so that a union of literals stays readable. The names of types that
 * no entry exports would mean nothing to a reader, so their definitions are printed instead.
 */
export function createTypePrinter(checker: ts.TypeChecker, exported: ReadonlySet<ts.Symbol>) {
  function resolve(node: ts.Node): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** The declaration of a type in this project. Undefined for types of libraries. */
  function declarationOf(node: ts.TypeReferenceType) {
    const symbol = resolve(ts.isTypeReferenceNode(node) ? node.typeName : node.expression);
    const declaration = symbol?.declarations?.find(
      (candidate) => ts.isInterfaceDeclaration(candidate) || ts.isTypeAliasDeclaration(candidate),
    );
    return declaration && isOwn(declaration)
      ? { declaration, isExported: Boolean(symbol && exported.has(symbol)) }
      : undefined;
  }

  /** The arguments of a declaration's parameters. A missing argument is printed as the constraint of the parameter. */
  function scopeOf(
    { typeParameters = [] }: { typeParameters?: Iterable<ts.TypeParameterDeclaration> | undefined },
    given: readonly ts.TypeNode[] | undefined,
    scope: Scope,
  ): Scope {
    const inner = new Map<string, string>();
    for (const [index, { name, constraint, default: fallback }] of [...typeParameters].entries()) {
      const argument = given?.[index];
      const missing = constraint ?? fallback;
      inner.set(name.text, argument ? print(argument, scope) : missing ? print(missing, inner) : 'unknown');
    }
    return inner;
  }

  /** The parameters whose constraint depends on another one. The constraint says more than their name. */
  function dependentScope({
    typeParameters = [],
  }: {
    typeParameters?: Iterable<ts.TypeParameterDeclaration> | undefined;
  }): Scope {
    const all = [...typeParameters];
    const names = all.map(({ name }) => name.text);
    const isDependent = ({ constraint }: ts.TypeParameterDeclaration) =>
      names.some((name) => new RegExp(`\\b${name}\\b`).test(constraint?.getText() ?? ''));
    return new Map(
      all
        .filter(isDependent)
        .map(({ name, constraint }) => [name.text, constraint ? print(constraint) : name.text]),
    );
  }

  function print(node: ts.TypeNode, scope: Scope = NO_SCOPE): string {
    if (ts.isUnionTypeNode(node)) return node.types.map((type) => printPart(type, scope)).join(' | ');
    if (ts.isIntersectionTypeNode(node)) return node.types.map((type) => printPart(type, scope)).join(' & ');
    if (ts.isParenthesizedTypeNode(node)) return print(node.type, scope);
    if (ts.isArrayTypeNode(node)) return `${printPart(node.elementType, scope)}[]`;
    if (ts.isTypeOperatorNode(node)) {
      return `${ts.tokenToString(node.operator)} ${printPart(node.type, scope)}`;
    }
    if (ts.isFunctionTypeNode(node)) return printSignature(node, ' =>', scope);
    if (ts.isTypeLiteralNode(node)) {
      const definition = printMembers(membersOf(node, scope).members);
      return definition.length <= LONGEST_DEFINITION ? definition : '{ … }';
    }
    if (ts.isMappedTypeNode(node)) return printMapped(node, scope);
    if (ts.isIndexedAccessTypeNode(node)) return printIndexed(node, scope);
    if (ts.isTypeReferenceNode(node)) return printReference(node, scope);
    return node.getText().replaceAll(/\s+/g, ' ');
  }

  /** Prints a type inside another one. */
  function printPart(node: ts.TypeNode, scope: Scope): string {
    const text = print(node, scope);
    const outer = outerText(text);
    const isCompound = outer.includes(' => ') || (outer.includes(' | ') && !ts.isUnionTypeNode(node.parent));
    return isCompound ? `(${text})` : text;
  }

  function printSignature(node: ts.SignatureDeclarationBase, arrow: string, scope: Scope): string {
    const parameters = node.parameters.map(
      (parameter) =>
        `${parameterName(parameter)}${isOptional(parameter) ? '?' : ''}: ${printParameter(parameter, scope)}`,
    );
    return `(${parameters.join(', ')})${arrow} ${node.type ? print(node.type, scope) : 'void'}`;
  }

  function printParameter(
    { type, questionToken, initializer }: ts.ParameterDeclaration,
    scope: Scope,
  ): string {
    if (!type) return 'unknown';
    return questionToken || initializer ? withoutUndefined(print(type, scope)) : print(type, scope);
  }

  function printMembers(members: readonly Member[]): string {
    const printed = members.map(
      ({ name, type, required }) => `${/\W/.test(name) ? `'${name}'` : name}${required ? '' : '?'}: ${type}`,
    );
    return printed.length === 0 ? '{}' : `{ ${printed.join('; ')} }`;
  }

  /** A mapped type that makes members optional is `Partial`. A description tells which other values it allows. */
  function printMapped(node: ts.MappedTypeNode, scope: Scope): string {
    const { constraint } = node.typeParameter;
    const [value] = node.type && ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
    const isPartial =
      node.questionToken &&
      constraint &&
      ts.isTypeOperatorNode(constraint) &&
      value &&
      ts.isIndexedAccessTypeNode(value);
    return isPartial ? `Partial<${print(constraint.type, scope)}>` : node.getText().replaceAll(/\s+/g, ' ');
  }

  /** The type of a member, unless the member of an exported type says more: `Messages['errors']`. */
  function printIndexed({ objectType, indexType }: ts.IndexedAccessTypeNode, scope: Scope): string {
    const key =
      ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) && indexType.literal.text;
    const isGeneric =
      ts.isTypeLiteralNode(objectType) || (ts.isTypeReferenceNode(objectType) && objectType.typeArguments);
    const member = key && isGeneric && membersOf(objectType, scope).members.find(({ name }) => name === key);
    return member ? member.type : `${printObject(objectType, scope)}[${print(indexType, scope)}]`;
  }

  function printObject(node: ts.TypeNode, scope: Scope): string {
    return ts.isParenthesizedTypeNode(node) ? `(${print(node, scope)})` : print(node, scope);
  }

  function printReference(node: ts.TypeReferenceNode, scope: Scope): string {
    const name = node.typeName.getText();
    const inScope = scope.get(name);
    if (inScope !== undefined && !node.typeArguments) return inScope;
    const found = declarationOf(node);
    if (found && (!found.isExported || isShort(found.declaration))) {
      const { declaration } = found;
      const inner = scopeOf(declaration, node.typeArguments, scope);
      const definition = ts.isTypeAliasDeclaration(declaration)
        ? print(declaration.type, inner)
        : printMembers(membersOf(declaration, inner).members);
      if (definition.length <= LONGEST_DEFINITION) return definition;
    }
    const given = node.typeArguments?.map((argument) => print(argument, scope));
    return given ? `${name}<${given.join(', ')}>` : name;
  }

  /** The members of a type, with inherited ones and the native elements whose props it adds. */
  function membersOf(node: ts.TypeNode | ts.InterfaceDeclaration, scope: Scope = NO_SCOPE): Members {
    if (ts.isInterfaceDeclaration(node)) {
      const inherited = (node.heritageClauses ?? []).flatMap(({ types }) => types);
      const own = ownMembers(node.members, scope);
      const bases = inherited.map((type) => referencedMembers(type, scope));
      const all = combine([own, ...bases]);
      return node.name.text.endsWith('Props') ? { ...all, members: inheritedFirst(all.members, bases) } : all;
    }
    if (ts.isTypeLiteralNode(node)) return ownMembers(node.members, scope);
    if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type, scope);
    if (ts.isIntersectionTypeNode(node)) return combine(node.types.map((type) => membersOf(type, scope)));
    if (ts.isUnionTypeNode(node)) return alternatives(node.types.map((type) => membersOf(type, scope)));
    if (ts.isTypeReferenceNode(node)) return referencedMembers(node, scope);
    return combine([]);
  }

  function referencedMembers(node: ts.TypeReferenceType, scope: Scope): Members {
    const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText();
    const [first, second] = node.typeArguments ?? [];
    if (name === 'Omit' && first && second) return omit(membersOf(first, scope), keysOf(second));
    if (name === 'Pick' && first && second) return pick(membersOf(first, scope), keysOf(second));
    if (name === 'ComponentPropsWithoutRef' && first) {
      return { members: [], native: [print(first, scope).replaceAll("'", '')], excluded: [] };
    }
    const found = declarationOf(node);
    if (!found) return combine([]);
    const { declaration } = found;
    const inner = scopeOf(declaration, node.typeArguments, scope);
    return ts.isTypeAliasDeclaration(declaration)
      ? membersOf(declaration.type, inner)
      : membersOf(declaration, inner);
  }

  function keysOf(node: ts.TypeNode): string[] {
    const type = checker.getTypeFromTypeNode(node);
    return (type.isUnion() ? type.types : [type]).flatMap((part) =>
      part.isStringLiteral() ? part.value : [],
    );
  }

  function ownMembers(elements: ts.NodeArray<ts.TypeElement>, scope: Scope): Members {
    const members = elements.flatMap((element): Member[] => {
      if (!element.name) return [];
      const name = ts.isStringLiteral(element.name) ? element.name.text : element.name.getText();
      const required = !element.questionToken;
      const documentation = documentationOf(element);
      if (ts.isMethodSignature(element)) {
        return [{ name, type: printSignature(element, ' =>', scope), required, ...documentation }];
      }
      if (!ts.isPropertySignature(element) || !element.type) return [];
      const type = print(element.type, scope);
      const nested = ts.isTypeLiteralNode(element.type) && {
        members: ownMembers(element.type.members, scope).members,
      };
      return [
        { name, type: required ? type : withoutUndefined(type), required, ...documentation, ...nested },
      ];
    });
    return { members, native: [], excluded: [] };
  }

  return { print, printSignature, membersOf, dependentScope };
}

function isOwn(node: ts.Node): boolean {
  return !node.getSourceFile().fileName.includes('/node_modules/');
}

function isOptional({ questionToken, initializer }: ts.ParameterDeclaration): boolean {
  return Boolean(questionToken ?? initializer);
}

/** Whether the definition says more than the name: for a function, and for a few literals. */
function isShort(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  if (!ts.isTypeAliasDeclaration(declaration)) return false;
  const { type } = declaration;
  // A method type is written as a member: `{ send(request: …): … }['send']`.
  const isMethod = ts.isIndexedAccessTypeNode(type) && ts.isTypeLiteralNode(type.objectType);
  if (ts.isFunctionTypeNode(type) || isMethod) return true;
  return ts.isUnionTypeNode(type) && type.types.length <= 4 && type.types.every(ts.isLiteralTypeNode);
}

export function withoutUndefined(type: string): string {
  const text = type.replace(/ \| undefined$/, '');
  // A function in a union has parentheses, which it does not need alone.
  return text.startsWith('((') && outerText(text) === '()' ? text.slice(1, -1) : text;
}

/** A type without the text in its brackets: `()[]` for `(A | B)[]`. */
function outerText(type: string): string {
  let depth = 0;
  return Array.from(type.matchAll(/=>|[^]/g), ([part]) => {
    if (/^[)\]}>]$/.test(part)) depth--;
    const isOuter = depth === 0;
    if (/^[([{<]$/.test(part)) depth++;
    return isOuter ? part : '';
  }).join('');
}
