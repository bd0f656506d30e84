import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text of pages, and the source files that show it. */
export type PageText = { readonly text: string; readonly files: readonly string[] };

/**
 * The texts of a source file that a site can replace: the first argument of each `t('...')`, where `t` comes from `useTexts` or
 * `textsFor`.
 */
export const textsOf = (source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      const [text] = node.arguments;
      if (text && ts.isStringLiteralLike(text)) found.push(text.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
};

/**
 * The texts of pages in these folders, in alphabetical order. Tests and stories do not count.
 *
 * @param root The folder from which files are named.
 * @param folders Folders below it, such as "packages/ui/src".
 */
export const pageTexts = (root: string, folders: readonly string[]): PageText[] => {
  const files = new Map<string, string[]>();
  for (const folder of folders)
    for (const file of globSync(`${folder}/**/*.{js,ts,tsx}`, { cwd: root }).sort()) {
      if (/\.(test|stories|d)\.tsx?$|\/test(ing)?\//.test(file)) continue;
      const source = readFileSync(join(root, file), 'utf8');
      if (!/useTexts|textsFor|TextFor/.test(source)) continue;
      for (const text of textsOf(source)) files.set(text, [...new Set([...(files.get(text) ?? []), file])]);
    }
  return [...files].map(([text, shownBy]) => ({ text, files: shownBy })).sort((a, b) => (a.text < b.text ? -1 : 1));
};
