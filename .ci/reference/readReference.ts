import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import { documentationOf, parameterName, tagsOf } from './docComments.js';
import type { Member, Members } from './members.js';
import { createTypePrinter, withoutUndefined } from './printType.js';

interface Documented {
  name: string;
  summary: string;
}

export interface ComponentReference extends Documented, Members {
  kind: 'component';
  /** The element that it renders, such as `form`. Undefined if it renders none. */
  element: string | undefined;
  /** The code of its markup. */
  code: string;
}

export interface FunctionReference extends Documented {
  kind: 'hook' | 'function';
  signature: string;
  parameters: Member[];
  returns: string;
  throws: string[];
}

export interface TypeReference extends Documented {
  kind: 'type' | 'class';
  /** The type as it is written. Empty for interfaces and classes, which have members. */
  definition: string;
  members: Member[];
}

interface ConstantReference extends Documented {
  kind: 'constant';
}

export type Reference = ComponentReference | FunctionReference | TypeReference | ConstantReference;

/** The exports of each entry with types, by the name of the entry in package.json. */
export type Entries = Map<string, Reference[]>;

/**
 * Reads the public API from the source with TypeScript's checker. TypeScript 7 has no API, and a second `typescript` would
 * replace its `tsc`, so ts-morph provides the checker.
 */
export function readReference(root: string, entries: Readonly<Record<string, string>>): Entries {
  const project = new Project({ tsConfigFilePath: join(root, 'src/tsconfig.json') });
  const program = project.getProgram().compilerObject;
  const checker = program.getTypeChecker();

  const exportsOf = (file: string) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is not a module.`);
    return checker.getExportsOfModule(module).map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
  };
  const all = Object.values(entries).flatMap((file) => exportsOf(file).map(({ symbol }) => symbol));
  const printer = createTypePrinter(checker, new Set(all));

  function describe(name: string, symbol: ts.Symbol): Reference {
    const declaration = symbol.declarations?.[0];
    if (!declaration) throw new Error(`${name} has no declaration.`);
    const documented = { name, summary: documentationOf(declaration).description };
    if (ts.isClassDeclaration(declaration)) {
      return { kind: 'class', ...documented, definition: '', members: classMembers(declaration) };
    }
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
      const isAlias = ts.isTypeAliasDeclaration(declaration);
      const scope = printer.dependentScope(declaration);
      return {
        kind: 'type',
        ...documented,
        definition: isAlias ? printer.print(declaration.type, scope) : '',
        members: printer.membersOf(isAlias ? declaration.type : declaration, scope).members,
      };
    }
    if (/^[A-Z]/.test(name)) return describeComponent(documented, declaration);
    const signature = signatureOf(declaration);
    return signature
      ? describeFunction(documented, declaration, signature)
      : { kind: 'constant', ...documented };
  }

  function describeComponent(documented: Documented, declaration: ts.Declaration): ComponentReference {
    const props = propsOf(declaration);
    if (!props) throw new Error(`${documented.name} has no props.`);
    const { members, native, excluded } = printer.membersOf(props);
    const own = members.map(({ name }) => name);
    return {
      kind: 'component',
      ...documented,
      members: inReadingOrder(members),
      native,
      excluded: excluded.filter((name) => !own.includes(name)).toSorted(),
      element: /Renders (?:an? )?(?:native )?`<(\w+)/.exec(documented.summary)?.[1],
      code: markupCode(declaration),
    };
  }

  function describeFunction(
    documented: Documented,
    declaration: ts.Declaration,
    signature: ts.SignatureDeclarationBase,
  ): FunctionReference {
    const returned = signature.type;
    return {
      kind: /^use[A-Z]/.test(documented.name) ? 'hook' : 'function',
      ...documented,
      signature: documented.name + printer.printSignature(signature, ':', new Map()),
      parameters: signature.parameters.map((parameter) => ({
        name: parameterName(parameter),
        type: parameter.type ? withoutUndefined(printer.print(parameter.type)) : 'unknown',
        required: !parameter.questionToken && !parameter.initializer,
        description: ts
          .getJSDocParameterTags(parameter)
          .map((tag) => ts.getTextOfJSDocComment(tag.comment) ?? '')
          .join(' '),
      })),
      returns: returned ? printer.print(returned) : 'void',
      throws: tagsOf(declaration, 'throws'),
    };
  }

  /** The code of a component, and of the functions and components of the kit that it uses for its markup. */
  function markupCode(node: ts.Node, seen = new Set<ts.Node>()): string {
    if (seen.has(node)) return '';
    seen.add(node);
    const used = new Set<ts.Node>();
    function visit(child: ts.Node): void {
      if (ts.isIdentifier(child)) {
        const symbol = checker.getSymbolAtLocation(child);
        const target =
          symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        // `engine.CopyButton` is a member of an interface.
        for (const found of [target?.valueDeclaration, enginePart(child)])
          if (found && isMarkup(found)) used.add(found);
      }
      ts.forEachChild(child, visit);
    }
    visit(node);
    return [node.getText(), ...[...used].map((other) => markupCode(other, seen))].join('\n');
  }

  const engineParts = exportsOf('src/engine/engineParts.tsx');

  function enginePart({ parent, text }: ts.Identifier): ts.Node | undefined {
    const isMember = ts.isPropertyAccessExpression(parent) && parent.expression.getText() === 'engine';
    return isMember ? engineParts.find(({ name }) => name === text)?.symbol.valueDeclaration : undefined;
  }

  function classMembers(declaration: ts.ClassDeclaration): Member[] {
    return declaration.members.flatMap((member) => {
      if (!ts.isPropertyDeclaration(member) || !member.type) return [];
      const type = printer.print(member.type);
      return [{ name: member.name.getText(), type, required: true, ...documentationOf(member) }];
    });
  }

  return new Map(
    Object.entries(entries).map(([entry, file]) => [
      entry,
      exportsOf(file).map(({ name, symbol }) => describe(name, symbol)),
    ]),
  );
}

/** The props of a function component, of a part, or of one made with `forwardRef`, possibly with a type parameter. */
function propsOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isFunctionDeclaration(declaration)) return declaration.parameters[0]?.type;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const { initializer } = declaration;
  if (ts.isAsExpression(initializer) && ts.isFunctionTypeNode(initializer.type)) {
    return initializer.type.parameters[0]?.type;
  }
  if (!ts.isCallExpression(initializer)) return undefined;
  const isPart = initializer.expression.getText() === 'part';
  return initializer.typeArguments?.[isPart ? 0 : 1];
}

function signatureOf(declaration: ts.Declaration): ts.SignatureDeclarationBase | undefined {
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  const initializer = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return initializer && ts.isArrowFunction(initializer) ? initializer : undefined;
}

/** Required members first, then options, then callbacks. */
function inReadingOrder(members: readonly Member[]): Member[] {
  const rank = ({ name, required }: Member) => (required ? 0 : /^on[A-Z]/.test(name) ? 2 : 1);
  return members.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a declaration of the kit can contain markup: a function or a constant at the top of a file with JSX. */
function isMarkup(declaration: ts.Node): boolean {
  const { fileName } = declaration.getSourceFile();
  if (!fileName.endsWith('.tsx') || fileName.includes('node_modules')) return false;
  if (ts.isFunctionDeclaration(declaration)) return true;
  return ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent);
}
