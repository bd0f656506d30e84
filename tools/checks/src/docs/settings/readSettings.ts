import type { Kind, Kinds } from '@dealer/core/settings';
import ts from 'typescript';

/** A setting or a group of settings: its path, its kind and its comment. */
export type Setting = {
  readonly path: string;
  readonly kind: Kind;
  readonly description: string;
  readonly since?: string;
  /** The owner of a temporary setting, and the date by which they decide. */
  readonly owner?: string;
  readonly expires?: string;
  /** Its position in the table. */
  readonly declarations: readonly ts.Declaration[];
};

type Tags = Pick<Setting, 'since' | 'owner' | 'expires'>;

const tagsOf = (tags: readonly (ts.JSDocTagInfo | ts.JSDocTag)[]): Tags => {
  const found: Record<string, string> = {};
  for (const tag of tags) {
    const name = 'name' in tag ? tag.name : tag.tagName.text;
    const text = 'name' in tag ? ts.displayPartsToString(tag.text) : ts.getTextOfJSDocComment(tag.comment);
    if (['since', 'owner', 'expires'].includes(name) && text) found[name] = text.trim();
  }
  return found;
};

/** The comment above the table's variable, which applies to all its settings. */
const tableTags = (declaration: ts.Declaration | undefined): Tags => {
  const table = declaration?.parent?.parent;
  return table !== undefined && ts.isVariableDeclaration(table) ? tagsOf(ts.getJSDocTags(table)) : {};
};

/** The type of the values that a kind takes. */
const valueType = (checker: ts.TypeChecker, kind: ts.Type): ts.Type => {
  const types = checker.getPropertyOfType(kind, 'types');
  const value = types && checker.getPropertyOfType(checker.getNonNullableType(checker.getTypeOfSymbol(types)), 'value');
  if (value === undefined) throw new Error(`${checker.typeToString(kind)} is no kind of setting.`);
  return checker.getTypeOfSymbol(value);
};

/**
 * Every setting of a table with its comment, groups before their settings. They are read from the source with TypeScript, so
 * that descriptions add no bytes to a page.
 */
export const readSettings = (program: ts.Program, file: string, name: string, table: Kinds): Setting[] => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (exported === undefined) throw new Error(`${file} exports no ${name}.`);
  const read = (kinds: Kinds, type: ts.Type, prefix: string, inherited: Tags, isTable: boolean): Setting[] =>
    Object.entries(kinds).flatMap(([key, kind]) => {
      const symbol = checker.getPropertyOfType(type, key);
      if (symbol === undefined) throw new Error(`The type of ${name} has no ${prefix}${key}.`);
      const declarations = symbol.declarations ?? [];
      const path = `${prefix}${key}`;
      const tags = {
        since: inherited.since,
        ...(isTable ? tableTags(declarations[0]) : {}),
        ...tagsOf(symbol.getJsDocTags(checker)),
      };
      const setting = {
        path,
        kind,
        description: ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim(),
        ...tags,
        declarations,
      };
      if (kind.kind !== 'group') return [setting];
      const own = checker.getTypeOfSymbol(symbol);
      const inner = isTable ? valueType(checker, own) : own;
      return [setting, ...read(kind.fields, inner, `${path}.`, tags, false)];
    });
  return read(table, checker.getTypeOfSymbol(exported), '', {}, true);
};
