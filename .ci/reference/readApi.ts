import { join } from 'node:path';
import {
  Node,
  Project,
  ts,
  type ExportedDeclarations,
  type SourceFile,
  type Symbol,
  type Type,
} from 'ts-morph';
import { sourceEntries } from './packageJson.js';
import { createTypePrinter, isOwn } from './printType.js';

/** A name with its meaning in one sentence. */
export interface Named {
  name: string;
  description: string;
}

/** A prop, an option or another member of a type. */
export interface Member extends Named {
  type: string;
  required: boolean;
  default?: string;
  /** The members of its type, if the type is written in place. */
  members?: Member[];
}

/** The elements whose props a component accepts too, and the props that it does not accept. */
interface NativeProps {
  elements: string[];
  except: string[];
}

export type Reference = Named &
  (
    | { kind: 'component'; props: Member[]; nativeProps: NativeProps }
    /** The members are those of its options, if no entry exports their type. */
    | { kind: 'hook' | 'function'; signature: string; throws: string[]; members: Member[] }
    /** An alias has a definition. */
    | { kind: 'type' | 'class'; definition?: string; members: Member[] }
    | { kind: 'constant' }
  );

/** The exports of each entry with code, by its key in package.json. */
export type Api = ReadonlyMap<string, readonly Reference[]>;

export function findReference(api: Api, name: string): Reference {
  const reference = [...api.values()].flat().find((candidate) => candidate.name === name);
  if (!reference) throw new Error(`No entry exports ${name}.`);
  return reference;
}

/** The props of a component, the options of a function, or the members of a type. */
export function membersOf(reference: Reference): Member[] {
  if (reference.kind === 'component') return reference.props;
  return 'members' in reference ? reference.members : [];
}

/** Whether a type is that of a component's props. The component's reference lists its members. */
export function isPropsType({ name }: Reference, references: readonly Reference[]): boolean {
  return references.some((other) => other.kind === 'component' && name === `${other.name}Props`);
}

/**
 * Reads the public API from the source with TypeScript's checker. TypeScript 7 has no API, and a second `typescript` would
 * replace its `tsc`, so ts-morph provides the checker.
 */
export function readApi(root: string): Api {
  return readerOf(root).api;
}

/** The members of an interface that no entry exports. */
export function readMembers(root: string, path: string, name: string): Member[] {
  return readerOf(root).membersIn(path, name);
}

type Reader = ReturnType<typeof createReader>;

const readers = new Map<string, Reader>();

/** Reading the types takes seconds. */
function readerOf(root: string): Reader {
  const reader = readers.get(root) ?? createReader(root);
  readers.set(root, reader);
  return reader;
}

function createReader(root: string) {
  const project = new Project({ tsConfigFilePath: join(root, 'src/tsconfig.json') });
  const checker = project.getTypeChecker().compilerObject;
  const entries = sourceEntries(root).map(([entry, path]) => {
    const declarations = project.getSourceFileOrThrow(join(root, path)).getExportedDeclarations();
    return [entry, [...declarations].flatMap(([name, [node]]) => (node ? { name, node } : []))] as const;
  });
  const exported = new Set<Node>(entries.flatMap(([, exports]) => exports.map(({ node }) => node)));
  const isHiddenInterface = (node: Node) =>
    Node.isInterfaceDeclaration(node) && isOwn(node) && !exported.has(node);
  const { print, printMember, printSignature } = createTypePrinter(exported);
  /** Where the checker resolves types. Aliases of other files do not have a name here. */
  const location = project.getSourceFileOrThrow(join(root, 'src/index.ts'));

  function describe(name: string, node: ExportedDeclarations): Reference {
    const symbol = node.getSymbolOrThrow();
    const described = { name, description: descriptionOf(symbol) };
    if (Node.isClassDeclaration(node) || Node.isInterfaceDeclaration(node)) {
      const kind = Node.isClassDeclaration(node) ? 'class' : 'type';
      return { kind, ...described, members: ownMembers(node.getType().getProperties()) };
    }
    if (Node.isTypeAliasDeclaration(node)) {
      const definition = print(node.getTypeNodeOrThrow());
      return { kind: 'type', ...described, definition, members: ownMembers(node.getType().getProperties()) };
    }
    const [signature] = node.getType().getCallSignatures();
    const props = signature?.getParameters()[0]?.getTypeAtLocation(location);
    if (/^[A-Z]/.test(name) && props) {
      const sorted = inReadingOrder(props.getProperties(), node.getSourceFile());
      return { kind: 'component', ...described, props: ownMembers(sorted), nativeProps: nativeProps(props) };
    }
    if (!Node.isFunctionDeclaration(node)) return { kind: 'constant', ...described };
    const kind = /^use[A-Z]/.test(name) ? 'hook' : 'function';
    const text = name + printSignature(node, ':');
    const options = node.getParameters()[0]?.getType();
    const isHidden = options?.getSymbol()?.getDeclarations().every(isHiddenInterface) ?? false;
    const members = options && isHidden ? ownMembers(options.getProperties()) : [];
    return { kind, ...described, signature: text, throws: tagsOf(symbol, 'throws'), members };
  }

  /** The members that this project declares, and not a library. */
  function ownMembers(symbols: readonly Symbol[]): Member[] {
    return symbols.flatMap((symbol) => {
      const declarations = symbol.getDeclarations();
      // A member of a union has a declaration in each of its types.
      const type = [...new Set(declarations.map((node) => printMember(node)))].join(' | ');
      if (!type || !declarations.every(isOwn)) return [];
      const [fallback] = tagsOf(symbol, 'default');
      const isInPlace = declarations.some(
        (node) => Node.isTyped(node) && Node.isTypeLiteral(node.getTypeNode()),
      );
      return {
        name: symbol.getName(),
        type,
        required: !symbol.isOptional(),
        ...(fallback !== undefined && { default: fallback }),
        description: descriptionOf(symbol),
        ...(isInPlace && {
          members: ownMembers(symbol.getTypeAtLocation(location).getProperties()),
        }),
      };
    });
  }

  /** A component passes native props to the element of its `ref`. */
  function nativeProps(props: Type): NativeProps {
    const ref = props.getProperty('ref')?.getTypeAtLocation(location);
    const elementTypes = ref?.getText(location, ts.TypeFormatFlags.NoTruncation) ?? '';
    const elements = Array.from(elementTypes.matchAll(/HTML(\w+?)Element/g), ([, name = '']) =>
      name.toLowerCase(),
    );
    const alternatives = props.isUnion() ? props.getUnionTypes() : [props];
    const accepted = alternatives.flatMap((type) => type.getProperties().map((prop) => prop.getName()));
    const native = checker
      .getJsxIntrinsicTagNamesAt(location.compilerNode)
      .filter(({ name }) => elements.includes(name))
      .flatMap((tag) => checker.getPropertiesOfType(checker.getTypeOfSymbol(tag)).map(({ name }) => name));
    const except = [...new Set(native)].filter((name) => !accepted.includes(name)).toSorted();
    return { elements, except };
  }

  function descriptionOf(symbol: Symbol): string {
    return oneLine(ts.displayPartsToString(symbol.compilerSymbol.getDocumentationComment(checker)));
  }

  const api: Api = new Map(
    entries.map(([entry, exports]) => [entry, exports.map(({ name, node }) => describe(name, node))]),
  );
  return {
    api,
    membersIn(path: string, name: string): Member[] {
      const declaration = project.getSourceFileOrThrow(join(root, path)).getInterfaceOrThrow(name);
      return ownMembers(declaration.getType().getProperties());
    },
  };
}

/** The texts of the doc comment's tags with this name. */
function tagsOf(symbol: Symbol, name: string): string[] {
  return symbol
    .getJsDocTags()
    .filter((tag) => tag.getName() === name)
    .map((tag) => oneLine(ts.displayPartsToString(tag.getText())));
}

/** Joins the lines of a paragraph. Paragraphs and list items stay on lines of their own. */
function oneLine(text: string): string {
  return text
    .replaceAll(/\n(?!\n|\s*- )\s*/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim();
}

/** Required props first, then shared props, then the props of the component, and callbacks at the end. */
function inReadingOrder(props: readonly Symbol[], file: SourceFile): Symbol[] {
  const rank = (prop: Symbol) => {
    if (!prop.isOptional()) return 0;
    if (/^on[A-Z]/.test(prop.getName())) return 3;
    return prop.getDeclarations().some((node) => node.getSourceFile() === file) ? 2 : 1;
  };
  return props.toSorted((a, b) => rank(a) - rank(b));
}
