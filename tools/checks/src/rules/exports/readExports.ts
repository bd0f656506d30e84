import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../../root.ts';

/** What an exported name is, as its declaration is written. A predicate is a function with the return type boolean. */
type ExportKind = 'type' | 'component' | 'function' | 'predicate' | 'value' | 'library';

/** One exported name; of a library that is passed on, `* from <library>`. */
export type PackageExport = { package: string; subpath: string; name: string; kind: ExportKind };

type Names = Map<string, ExportKind>;

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const functionKind = (name: string, returned: ts.TypeNode | undefined): ExportKind => {
  if (/^[A-Z]/.test(name)) return 'component';
  const isBoolean = returned?.kind === ts.SyntaxKind.BooleanKeyword;
  return isBoolean || (returned !== undefined && ts.isTypePredicateNode(returned)) ? 'predicate' : 'function';
};

const constantKind = (name: string, initializer: ts.Expression | undefined): ExportKind => {
  if (initializer !== undefined && ts.isArrowFunction(initializer)) return functionKind(name, initializer.type);
  // memo(...), context.Provider
  return /^[A-Z]/.test(name) ? 'component' : 'value';
};

/** The names that a file exports, read from its text alone: a type-checked program of all packages takes a minute. */
const namesIn = (file: string, cache: Map<string, Names>): Names => {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const names: Names = new Map();
  cache.set(file, names);
  const source = parsed(file);
  const imported = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings;
      if (bindings !== undefined && ts.isNamedImports(bindings))
        for (const { name } of bindings.elements) imported.set(name.text, statement.moduleSpecifier.text);
    } else if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier;
      const specifier = from !== undefined && ts.isStringLiteral(from) ? from.text : undefined;
      const target = (local: string): Names => {
        const path = specifier ?? imported.get(local);
        return path?.startsWith('.') ? namesIn(join(dirname(file), path), cache) : new Map();
      };
      if (statement.exportClause === undefined) {
        if (specifier !== undefined && !specifier.startsWith('.')) names.set(`* from ${specifier}`, 'library');
        else target('').forEach((kind, name) => names.set(name, kind));
      } else if (ts.isNamedExports(statement.exportClause)) {
        for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements) {
          const local = (propertyName ?? name).text;
          const kind = isTypeOnly || statement.isTypeOnly ? 'type' : target(local).get(local);
          names.set(name.text, kind ?? names.get(local) ?? 'value');
        }
      }
    } else if (isExported(statement)) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(name)) names.set(name.text, constantKind(name.text, initializer));
      } else if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
        names.set(statement.name.text, names.get(statement.name.text) ?? 'type');
      else if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
        names.set(statement.name.text, functionKind(statement.name.text, statement.type));
      else if (ts.isClassDeclaration(statement) && statement.name !== undefined)
        names.set(statement.name.text, 'component');
    }
  }
  return names;
};

/**
 * Every name that the packages export, by package and subpath. A folder with an index below another one with an index is none.
 */
export const readExports = (): PackageExport[] => {
  const cache = new Map<string, Names>();
  return globSync('packages/*/src/**/index.ts', { cwd: root })
    .filter((file) => !existsSync(join(root, dirname(dirname(file)), 'index.ts')))
    .sort()
    .flatMap((file) => {
      const [, name = '', , ...path] = file.split(sep);
      const names = [...namesIn(join(root, file), cache)].sort(([a], [b]) => (a < b ? -1 : 1));
      return names.map(([one, kind]) => ({ package: name, subpath: path.slice(0, -1).join('/'), name: one, kind }));
    });
};
