import { posix } from 'node:path';
import { nearest } from '@dealer/core/site-check';
import { parse } from 'postcss';
import ts from 'typescript';
import type { TemplateFinding } from './finding.ts';
import { importsOf, lineOf, nodesOf, readScript } from './scriptSource.ts';
import { filesOf, isScript, pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

/** The classes of a CSS Module, with the line of each; those that another class composes count as used. */
const classesOf = (css: string): { classes: Map<string, number>; composed: Set<string> } => {
  const classes = new Map<string, number>();
  const composed = new Set<string>();
  parse(css).walk((node) => {
    if (node.type === 'rule') {
      const selector = node.selector.replace(/:global\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
      for (const { 1: name = '' } of selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g))
        if (!classes.has(name)) classes.set(name, node.source?.start?.line ?? 1);
    }
    if (node.type === 'decl' && node.prop === 'composes')
      for (const name of node.value.replace(/\sfrom\s.*$/, '').split(/\s+/)) composed.add(name);
  });
  return { classes, composed };
};

type ClassUse = { name: string; file: string; line: number };
type ModuleUse = { isImported: boolean; isOpen: boolean; uses: ClassUse[] };

/** How scripts use a module: the classes, and whether some names are computed at run time. */
const usesOf = (scripts: readonly (readonly [string, string])[], module: string): ModuleUse => {
  const found: ModuleUse = { isImported: false, isOpen: false, uses: [] };
  for (const [file, text] of scripts) {
    const source = readScript(file, text);
    for (const { local, from } of importsOf(source).filter(({ imported }) => imported === 'default')) {
      if (posix.join(posix.dirname(file), from) !== module) continue;
      found.isImported = true;
      for (const node of nodesOf(source).filter(ts.isIdentifier)) {
        const { parent } = node;
        if (node.text !== local || ts.isImportClause(parent)) continue;
        // A member of another object with the same name.
        if (ts.isPropertyAccessExpression(parent) && parent.name === node) continue;
        const name = ts.isPropertyAccessExpression(parent)
          ? parent.name.text
          : ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression)
            ? parent.argumentExpression.text
            : undefined;
        if (name === undefined) found.isOpen = true;
        else found.uses.push({ name, file, line: lineOf(node) });
      }
    }
  }
  return found;
};

/** Classes of CSS Modules that no script uses, and classes that a script uses and the module does not have. */
export const classFindings = (template: TemplateFiles): TemplateFinding[] => {
  const scripts = filesOf(template, isScript);
  return filesOf(template, /\.module\.css$/).flatMap(([module, css]): TemplateFinding[] => {
    const { classes, composed } = classesOf(css);
    const { isImported, isOpen, uses } = usesOf(scripts, module);
    const unused = { rule: 'TEMPLATE-CSS-UNUSED' as const, severity: 'error' as const, file: pathOf(template, module) };
    if (!isImported)
      return [
        { ...unused, line: 1, message: 'no script imports this stylesheet', hint: 'Import it, or delete the file' },
      ];
    const used = new Set([...composed, ...uses.map(({ name }) => name)]);
    return [
      ...(isOpen ? [] : [...classes])
        .filter(([name]) => !used.has(name))
        .map(([name, line]) => ({ ...unused, line, message: `.${name} is used by nothing`, hint: 'Take it out' })),
      ...uses
        .filter(({ name }) => !classes.has(name))
        .map(({ name, file, line }) => {
          const guess = nearest(name, [...classes.keys()]);
          return {
            rule: 'TEMPLATE-CSS-UNDEFINED' as const,
            severity: 'error' as const,
            file: pathOf(template, file),
            line,
            message: `.${name} is not in ${posix.basename(module)}`,
            hint: guess === undefined ? 'Define it there, or leave it out' : `Did you mean "${guess}"?`,
          };
        }),
    ];
  });
};
