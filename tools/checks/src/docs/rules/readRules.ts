import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A public function or value of `@dealer/core`, with the parts of its docstring. */
export type Rule = {
  folder: string;
  name: string;
  kind: 'function' | 'value';
  /** Path relative to the repository. */
  path: string;
  /** First sentence of the docstring; absent without a docstring. */
  sentence?: string;
  /** The ids of the product decisions that the docstring names. */
  decisions: string[];
  /** The text of each `@example`. */
  examples: string[];
};

const commentOf = (node: ts.Node): ts.JSDoc | undefined => ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();

/** The full stop of an abbreviation does not end a sentence. */
const firstSentence = (text: string): string =>
  /^.*?(?<!\b(?:e\.g|i\.e|govt|excl|no|vs))[.!?](?=\s+[A-Z`0-9]|$)/.exec(text)?.[0] ?? text;

const uniqueSorted = (found: Iterable<string>): string[] =>
  [...new Set(found)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The ids of the product decisions that a docstring names. */
export const decisionsIn = (text: string): string[] => {
  // A letter with a number is a decision only if the text says so: "A4" may be a paper size.
  const lists = text.match(/\bdecisions? [A-G]\d{1,2}(?:(?:, | and | to )[A-G]?\d{1,2})*/g) ?? [];
  const spans = lists.flatMap((list) =>
    [...list.matchAll(/\b([A-G])(\d{1,2}) to \1?(\d{1,2})\b/g)].flatMap(([, letter = '', from, to]) =>
      Array.from(
        { length: Math.max(0, Number(to) - Number(from) + 1) },
        (_, index) => `${letter}${Number(from) + index}`,
      ),
    ),
  );
  return uniqueSorted([...lists.flatMap((list) => list.match(/\b[A-G]\d{1,2}\b/g) ?? []), ...spans]);
};

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const isFunction = (initializer: ts.Expression | undefined): boolean =>
  initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));

type Found = { kind: Rule['kind']; path: string; doc?: ts.JSDoc };

/** The exported values of a file by name. */
const exportsOf = (file: string): Map<string, Found> => {
  const found = new Map<string, Found>();
  for (const statement of parse(file).statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) continue;
    const doc = commentOf(statement);
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name))
          found.set(name.text, {
            kind: isFunction(initializer) ? 'function' : 'value',
            path: file,
            ...(doc && { doc }),
          });
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name)
      found.set(statement.name.text, { kind: 'function', path: file, ...(doc && { doc }) });
  }
  return found;
};

/** The exported values of an index, each with the file that declares it. Types are left out. */
const publicOf = (index: string): Map<string, Found> => {
  const found = exportsOf(index);
  for (const statement of parse(index).statements) {
    if (
      !ts.isExportDeclaration(statement) ||
      statement.isTypeOnly ||
      !statement.moduleSpecifier ||
      !ts.isStringLiteral(statement.moduleSpecifier)
    )
      continue;
    const target = join(dirname(index), statement.moduleSpecifier.text);
    const there = publicOf(target);
    if (statement.exportClause === undefined) for (const [name, rule] of there) found.set(name, rule);
    else if (ts.isNamedExports(statement.exportClause)) {
      for (const { isTypeOnly, name, propertyName } of statement.exportClause.elements) {
        const rule = there.get((propertyName ?? name).text);
        if (!isTypeOnly && rule) found.set(name.text, rule);
      }
    }
  }
  return found;
};

/**
 * Every public function and value of a package of rules, by folder, in alphabetical order. Test builders are left out.
 */
export const readRules = (root: string, sources: string): Rule[] =>
  globSync(`${sources}/*/index.ts`, { cwd: root })
    .sort()
    .filter((index) => basename(dirname(index)) !== 'testing')
    .flatMap((index) =>
      [...publicOf(join(root, index))]
        .map(([name, { kind, path, doc }]): Rule => {
          const text = textOf(doc?.comment);
          const all = (doc?.tags ?? [])
            .map(({ comment }) => textOf(comment))
            .concat(text)
            .join(' ');
          return {
            folder: basename(dirname(index)),
            name,
            kind,
            path: relative(root, path).replaceAll('\\', '/'),
            ...(text !== '' && { sentence: firstSentence(text) }),
            decisions: decisionsIn(all),
            examples: (doc?.tags ?? [])
              .filter(({ tagName }) => tagName.text === 'example')
              .map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').trim()),
          };
        })
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    );
