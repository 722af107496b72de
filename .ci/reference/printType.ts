import {
  Node,
  type ConditionalTypeNode,
  type SignaturedDeclaration,
  type TypeElementMemberedNode,
  type TypeReferenceNode,
} from 'ts-morph';

/** The texts of type arguments, by the name of the parameter. */
type Scope = ReadonlyMap<string, string>;

/** A hidden type with a longer definition is printed by its name, and a longer type literal with the names of its members. */
const LONGEST_DEFINITION = 140;
/** A longer type of a member is printed without the types of its parameters and members. */
const LONGEST_TYPE = 80;
/** Longer names of members are left out. */
const LONGEST_NAMES = 60;
const FUNCTION = /^\(.*\) => /;

/**
 * Prints types as they are written in the source. The checker would sort the members of a union, and would replace
 * `ContactValues<Schema>` with its definition in zod.
 *
 * @param exported the declarations whose names a reader can look up. The definitions of others are printed instead
 * @param isBrief whether parameters and members are printed without their types
 */
export function createTypePrinter(exported: ReadonlySet<Node>, isBrief = false) {
  /** Prints on one line, without comments. */
  function print(node: Node, scope: Scope = new Map()): string {
    return printNode(node, scope)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/; \}/g, ' }')
      .replaceAll(/, ?(?=\))/g, '')
      .replaceAll(/(?<=[<(]) | (?=[>)])/g, '')
      .replace(/^\| /, '');
  }

  function printNode(node: Node, scope: Scope): string {
    if (Node.isTypeReference(node)) return printReference(node, scope);
    if (Node.isUnionTypeNode(node)) {
      const parent = node.getParent();
      // The value of an optional member can be `undefined` anyway.
      const isOptional = Node.isQuestionTokenable(parent) && parent.hasQuestionToken();
      const types = node.getTypeNodes().filter((type) => !isOptional || type.getText() !== 'undefined');
      const texts = types.map((type) =>
        print(Node.isParenthesizedTypeNode(type) ? type.getTypeNode() : type, scope),
      );
      return texts.map((text) => (texts.length > 1 && FUNCTION.test(text) ? `(${text})` : text)).join(' | ');
    }
    if (Node.isMappedTypeNode(node) && node.getQuestionToken()) {
      const keys = node.getTypeParameter().getConstraint();
      // A description tells which other values it allows.
      if (Node.isTypeOperatorTypeNode(keys)) return `Partial<${print(keys.getTypeNode(), scope)}>`;
    }
    if (Node.isIndexedAccessTypeNode(node)) {
      const object = node.getObjectTypeNode();
      // `Messages['errors']` says more than its type.
      const isName = Node.isTypeReference(object) && object.getTypeArguments().length === 0;
      const key = node.getIndexTypeNode().getText().slice(1, -1);
      const [member] = object.getType().getProperty(key)?.getDeclarations() ?? [];
      if (member && !isName) return printMember(member, scope);
    }
    // `Schema` says more than `NoSchema extends Schema ? ContactSchema : Schema`, and `Omit<…>` than a distributive one.
    if (Node.isConditionalTypeNode(node) && !exported.has(node.getParentOrThrow()))
      return print(isDistributive(node) ? node.getTrueType() : node.getFalseType(), scope);
    if (isBrief && Node.isFunctionTypeNode(node)) return printSignature(node, ' =>', scope);
    if (isBrief && Node.isTypeElementMembered(node)) return printNames(node);
    const text = printAsWritten(node, scope);
    return Node.isTypeLiteral(node) && text.length > LONGEST_DEFINITION ? printNames(node) : text;
  }

  function printNames(node: TypeElementMemberedNode): string {
    const names = node
      .getProperties()
      .map((member) => member.getName() + (member.hasQuestionToken() ? '?' : ''));
    const text = names.join(', ');
    return text.length > LONGEST_NAMES ? '{ … }' : `{ ${text} }`;
  }

  /** The text in the source, with the types in it printed. */
  function printAsWritten(node: Node, scope: Scope): string {
    const source = node.getSourceFile().getFullText();
    let text = '';
    let end = node.getStart();
    for (const child of node.forEachChildAsArray()) {
      text += source.slice(end, child.getStart()) + print(child, scope);
      end = child.getEnd();
    }
    return text + source.slice(end, node.getEnd());
  }

  function printReference(node: TypeReferenceNode, scope: Scope): string {
    const name = node.getTypeName();
    const symbol = name.getSymbol();
    const [declaration] = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
    if (Node.isTypeParameterDeclaration(declaration)) {
      const constraint = declaration.getConstraint();
      // `ContactFieldName<Schema>` says more than `Name`.
      const isGeneric = Node.isTypeReference(constraint) && constraint.getTypeArguments().length > 0;
      return scope.get(name.getText()) ?? (isGeneric ? print(constraint, scope) : name.getText());
    }
    const given = node.getTypeArguments().map((type) => print(type, scope));
    const defaults = Node.isTypeParametered(declaration)
      ? declaration.getTypeParameters().map((parameter) => parameter.getDefault()?.getText())
      : [];
    // `ContactSubmission` says the same as `ContactSubmission<DeliveredPayload>`.
    if (declaration && exported.has(declaration) && given.length > 0 && given.join() === defaults.join())
      return name.getText();
    const definition = printDefinition(declaration, node, scope);
    return definition && definition.length <= LONGEST_DEFINITION ? definition : printAsWritten(node, scope);
  }

  /** The definition of a type that no entry exports. Other names are exported or known. */
  function printDefinition(node: Node | undefined, reference: TypeReferenceNode, outer: Scope): string {
    if (!Node.isTypeAliasDeclaration(node) && !Node.isInterfaceDeclaration(node)) return '';
    const type = Node.isTypeAliasDeclaration(node) ? node.getTypeNodeOrThrow() : node;
    if (!isOwn(node) || exported.has(node)) return '';
    if (Node.isConditionalTypeNode(type) && !isDistributive(type)) return '';
    const given = reference.getTypeArguments();
    const scope = new Map(
      node.getTypeParameters().map((parameter, index) => {
        const argument = given[index] ?? parameter.getDefault();
        return [parameter.getName(), argument ? print(argument, outer) : parameter.getName()];
      }),
    );
    const text = print(type, scope);
    return type === node ? text.slice(text.indexOf('{')) : text;
  }

  /** The type of a property, or the signature of a method. Empty for a property without a written type. */
  function printMember(node: Node, scope?: Scope): string {
    if (Node.isMethodSignature(node)) return printSignature(node, ' =>', scope);
    const type = Node.isTyped(node) && node.getTypeNode();
    return type ? print(type, scope) : '';
  }

  function printSignature(node: SignaturedDeclaration, arrow: string, scope?: Scope): string {
    const parameters = node.getParameters().map((parameter) => {
      const name = Node.isIdentifier(parameter.getNameNode()) ? parameter.getName() : 'options';
      const declared = name + (parameter.isOptional() ? '?' : '');
      return isBrief ? declared : `${declared}: ${printMember(parameter, scope)}`;
    });
    const returned = node.getReturnTypeNode();
    return `(${parameters.join(', ')})${arrow} ${returned ? print(returned, scope) : 'void'}`;
  }

  function printReadable(node: Node): string {
    const text = printMember(node);
    return isBrief || text.length <= LONGEST_TYPE
      ? text
      : createTypePrinter(exported, true).printMember(node);
  }

  return { print, printMember: printReadable, printSignature };
}

/** Whether a conditional type only applies its first branch to each type of a union. */
function isDistributive(node: ConditionalTypeNode): boolean {
  return node.getFalseType().getText() === 'never';
}

/** Whether a declaration belongs to this project, and not to a library. */
export function isOwn(declaration: Node): boolean {
  return !declaration.getSourceFile().isInNodeModules();
}
