import { join } from 'node:path';
import {
  Node,
  Project,
  ts,
  type Identifier,
  type SourceFile,
  type Statement,
  type StringLiteral,
  type Symbol,
} from 'ts-morph';
import { readPackage } from './packageJson.js';

/**
 * Removes the declarations of `dist` that no entry of the package needs: `tsc` writes those of each exported name, also if
 * only other files of the kit import it.
 */
export function removeInternalTypes(root: string): void {
  const project = new Project({ compilerOptions: { module: ts.ModuleKind.NodeNext } });
  const types = Object.values(readPackage(root).exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : join(root, entry.types),
  );
  // The `*` of an entry is that of a glob.
  const entries = project.addSourceFilesAtPaths(types);
  const needed = findNeeded(entries.flatMap((file) => file.getStatements()));
  for (const file of project.addSourceFilesAtPaths(join(root, 'dist/**/*.d.ts'))) {
    const internal = file
      .getStatements()
      .filter((statement) => isDeclaration(statement) && !needed.has(statement));
    for (const statement of internal) statement.remove();
    if (internal.length > 0) removeUnusedImports(file);
    if (!file.getStatements().some(isDeclaration)) file.delete();
  }
  for (const file of project.getSourceFiles(join(root, 'dist/**/*.d.ts')))
    for (const path of file.getImportStringLiterals())
      if (path.getLiteralValue().startsWith('.') && !project.getSourceFile(fileOf(path)))
        throw new Error(`${file.getFilePath()} needs ${path.getText()}, which has been removed.`);
  project.saveSync();
}

/** These statements and the declarations to which they refer, directly or not. */
function findNeeded(queue: Statement[]): ReadonlySet<Statement> {
  const needed = new Set<Statement>();
  for (let statement = queue.pop(); statement; statement = queue.pop()) {
    if (needed.has(statement)) continue;
    needed.add(statement);
    for (const name of namesIn(statement))
      for (const symbol of withAliases(name.getSymbol()))
        queue.push(...symbol.getDeclarations().flatMap((declaration) => statementOf(declaration) ?? []));
  }
  return needed;
}

/** Instead of `organizeImports`, which makes TypeScript read all files again after each one that changes. */
function removeUnusedImports(file: SourceFile): void {
  const used = new Set(
    file
      .getStatements()
      .filter(isDeclaration)
      .flatMap(namesIn)
      .map((name) => name.getText()),
  );
  for (const declaration of file.getImportDeclarations()) {
    if (declaration.getDefaultImport() ?? declaration.getNamespaceImport()) continue;
    for (const name of declaration.getNamedImports())
      if (!used.has((name.getAliasNode() ?? name.getNameNode()).getText())) name.remove();
    if (declaration.getNamedImports().length === 0) declaration.remove();
  }
}

/** The file of a relative import. */
function fileOf(path: StringLiteral): string {
  return join(path.getSourceFile().getDirectoryPath(), path.getLiteralValue().replace(/js$/, 'd.ts'));
}

function namesIn(statement: Statement): Identifier[] {
  return statement.getDescendantsOfKind(ts.SyntaxKind.Identifier);
}

/** A symbol and, if it is imported or re-exported, the symbols on the way to its declaration. */
function withAliases(symbol: Symbol | undefined): Symbol[] {
  if (!symbol?.isAlias()) return symbol ? [symbol] : [];
  return [symbol, ...withAliases(symbol.getImmediatelyAliasedSymbol())];
}

/** The top-level statement that contains a node of this package. */
function statementOf(node: Node): Statement | undefined {
  const file = node.getSourceFile();
  if (file.isInNodeModules()) return undefined;
  return file
    .getStatements()
    .find((statement) => isDeclaration(statement) && statement.containsRange(node.getPos(), node.getEnd()));
}

/** Not an import, and not `export {}`, without which a module would export all its declarations. A re-export declares its names. */
function isDeclaration(statement: Statement): boolean {
  if (!Node.isExportDeclaration(statement)) return !Node.isImportDeclaration(statement);
  return statement.getNamedExports().length > 0 || statement.hasModuleSpecifier();
}
