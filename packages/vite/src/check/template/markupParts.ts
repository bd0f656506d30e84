import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { packageFolder } from '../../build/packageFolder.ts';
import type { PackageName } from '../../build/packageFolder.ts';
import { importsOf, lineOf, nodesOf, plain, readScript } from './scriptSource.ts';
import type { ScriptSource } from './scriptSource.ts';
import type { TemplateFiles } from './templateFiles.ts';

/** A component by its module: of the look (`src/slots/...`) or of a package (`@dealer/ui/...`). */
type ComponentAt = { file: string; name: string };

/** What a component draws: the `data-part`s of its own markup and of all components that it is made of. */
type MarkupParts = { parts: ReadonlySet<string>; line: number };

const packageSources = new Map<string, { changed: number; source: ScriptSource }>();

const sourceOf = (template: TemplateFiles, file: string): ScriptSource | undefined => {
  const own = template.files.get(file);
  if (own !== undefined) return readScript(file, own);
  const [, name, inPackage = ''] = /^@dealer\/(\w+)\/(.*)$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  const path = join(packageFolder(name as PackageName), inPackage);
  if (!existsSync(path)) return undefined;
  const changed = statSync(path).mtimeMs;
  const before = packageSources.get(file);
  if (before?.changed === changed) return before.source;
  const source = readScript(file, readFileSync(path, 'utf8'));
  packageSources.set(file, { changed, source });
  return source;
};

const entryOfPart = import.meta.url.endsWith('.ts') ? 'index.ts' : 'index.js';

/** The file of an import; undefined where it is of others. */
export const fileOf = (importer: string, specifier: string): string | undefined => {
  const inPackage = /^@dealer\/(ui|storefront)\/(\w+)$/.exec(specifier);
  if (inPackage) return `@dealer/${inPackage[1]}/${inPackage[2]}/${entryOfPart}`;
  return /^\.{1,2}\/.*\.(tsx?|js)$/.test(specifier) ? posix.join(posix.dirname(importer), specifier) : undefined;
};

/** The module that `import('...')` names. */
const importedBy = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [module] = node.arguments;
  return module !== undefined && ts.isStringLiteralLike(module) ? module.text : undefined;
};

/** The name that is taken from an imported module: `(await import('./A.tsx')).A`. */
const takenFrom = (call: ts.Node): string | undefined => {
  let node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  return ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : undefined;
};

/** The module that an entry of `slots` names: `Header`, or `() => import('./slots/Header/Header.tsx')`. */
export const slotModule = (source: ScriptSource, written: ts.Expression, slot: string): ComponentAt | undefined => {
  const entry = plain(written);
  const call = nodesOf(entry).find((node) => importedBy(node) !== undefined);
  if (call !== undefined) {
    const file = fileOf(source.fileName, importedBy(call) ?? '');
    return file === undefined ? undefined : { file, name: takenFrom(call) ?? slot };
  }
  if (!ts.isIdentifier(entry)) return undefined;
  const taken = importsOf(source).find(({ local }) => local === entry.text);
  if (taken === undefined) return undefined;
  const file = fileOf(source.fileName, taken.from);
  return file === undefined ? undefined : { file, name: taken.imported };
};

const declarationOf = (source: ScriptSource, name: string): ts.Node | undefined => {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    );
    if (found) return found;
  }
  return undefined;
};

/** Where a module takes an export from: `export { A } from './A.tsx'`. */
const reExported = (source: ScriptSource, name: string): ComponentAt | undefined => {
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      continue;
    const element = statement.exportClause.elements.find((one) => one.name.text === name);
    if (!element || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const file = fileOf(source.fileName, statement.moduleSpecifier.text);
    if (file !== undefined) return { file, name: (element.propertyName ?? element.name).text };
  }
  return undefined;
};

const isPartName = (node: ts.Node): boolean =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && /^['"]?data-part['"]?$/.test(node.name.getText());

/**
 * The `data-part`s that a component draws itself or through the components that it is made of, and the line where it is declared;
 * undefined if its module does not have it. The sources are parsed, not run.
 */
export const markupParts = (template: TemplateFiles, component: ComponentAt): MarkupParts | undefined => {
  const parts = new Set<string>();
  const visited = new Set<string>();

  /** The line of the declaration; undefined where there is none. */
  const visit = ({ file, name }: ComponentAt): number | undefined => {
    const source = sourceOf(template, file);
    if (source === undefined) return undefined;
    const moved = reExported(source, name);
    if (moved !== undefined) return visit(moved);
    const declaration = declarationOf(source, name);
    if (declaration === undefined) {
      // A built module imports what it passes on.
      const taken = importsOf(source).find(({ local }) => local === name);
      const from = taken && fileOf(file, taken.from);
      return taken && from !== undefined ? visit({ file: from, name: taken.imported }) : undefined;
    }
    const key = `${file}#${name}`;
    if (visited.has(key)) return lineOf(declaration);
    visited.add(key);
    const imports = importsOf(source);
    for (const node of nodesOf(declaration)) {
      if (isPartName(node)) for (const text of nodesOf(node).filter(ts.isStringLiteralLike)) parts.add(text.text);
      const module = importedBy(node);
      const late = module === undefined ? undefined : fileOf(file, module);
      const taken = late === undefined ? undefined : takenFrom(node);
      if (late !== undefined && taken !== undefined) visit({ file: late, name: taken });
      if (!ts.isIdentifier(node) || node.text === name) continue;
      const imported = imports.find(({ local }) => local === node.text);
      const from = imported && fileOf(file, imported.from);
      if (imported && from !== undefined) visit({ file: from, name: imported.imported });
      else if (!imported && declarationOf(source, node.text)) visit({ file, name: node.text });
    }
    return lineOf(declaration);
  };

  const line = visit(component);
  return line === undefined ? undefined : { parts, line };
};
