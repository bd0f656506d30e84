import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '@dealer/tools-vite/looks';
import ts from 'typescript';
import { root } from '../../root.ts';

/** A section in a page list of a look or demo site, with its settings there. */
export type DemoUse = { by: string; section: string; settings: string[] };

const textOf = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && (ts.isStringLiteral(node) || ts.isIdentifier(node)) ? node.text : undefined;

const valueOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((property) => textOf(property.name) === name)?.initializer;

/**
 * The sections in the page lists of a file, by its source: a look's template imports styles, which Node does not load.
 */
export const usesIn = (text: string, by: string): DemoUse[] => {
  const uses: DemoUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const section = textOf(valueOf(node, 'section'));
      const settings = valueOf(node, 'settings');
      const names =
        settings && ts.isObjectLiteralExpression(settings)
          ? settings.properties.flatMap(({ name }) => textOf(name) ?? [])
          : [];
      if (section !== undefined) uses.push({ by, section, settings: names });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('list.ts', text.trimStart().startsWith('{') ? `(${text})` : text, ts.ScriptTarget.Latest));
  return uses;
};

/** The looks and demo sites that use each section, in the order of looks, including the demo sites' own pages. */
export const demoUses = (): DemoUse[] => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const looks = templates(root);
  const sites = looks.flatMap((look) => globSync(`apps/${look}/sites/*/{site,pages/**/*}.json`, { cwd: root }).sort());
  return [
    ...looks.flatMap((look) => usesIn(read(`apps/${look}/src/template.ts`), look)),
    ...sites.flatMap((file) => usesIn(read(file), file.split('/')[3] ?? '')),
  ];
};
