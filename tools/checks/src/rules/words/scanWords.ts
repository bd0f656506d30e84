import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { plainWordsRule } from '../lint/plainWordsRule.ts';
import { blank, nameFaults, textFaults } from './plainWords.ts';

/** A rejected word, where it is written, and what to write. */
type WordFinding = { path: string; line: number; message: string };

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const textFinding = (path: string, whole: string, text: string, start = 0): WordFinding[] =>
  textFaults(text, path).map(({ word, index, instead }) => ({
    path,
    line: lineAt(whole, start + index),
    message: `"${word}": write ${instead}.`,
  }));

const nameFinding = (path: string, line: number, name: string): WordFinding[] =>
  nameFaults(name, path).map(({ word, instead }) => ({
    path,
    line,
    message: `"${word}" in the name ${name}: write ${instead}.`,
  }));

const linter = new Linter();

const scriptFindings = (path: string, source: string): WordFinding[] =>
  linter
    .verify(
      source,
      {
        files: ['**/*.{ts,tsx,js,jsx,mjs,cjs,mts,cts}'],
        languageOptions: {
          parser: tseslint.parser as Linter.Parser,
          parserOptions: { ecmaFeatures: { jsx: path.endsWith('x') } },
        },
        plugins: { dealer: { rules: { 'plain-words': plainWordsRule } } },
        rules: { 'dealer/plain-words': 'error' },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
      },
      { filename: path },
    )
    // Directives for rules that this run does not load are no concern of it.
    .filter(({ ruleId, fatal }) => ruleId === 'dealer/plain-words' || fatal === true)
    .map(({ line, message }) => ({ path, line, message }));

const styleFindings = (path: string, source: string): WordFinding[] => {
  const comments = [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap((match) =>
    textFinding(path, source, match[0], match.index),
  );
  const rules = source.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, blank);
  const names = [...rules.matchAll(/\.([A-Za-z_][\w-]*)|(--[\w-]+)\s*:|\[(data-[\w-]+)|@keyframes\s+([\w-]+)/g)];
  return [
    ...comments,
    ...names.flatMap((match) =>
      nameFinding(path, lineAt(source, match.index), match.slice(1).find((name) => name !== undefined) ?? ''),
    ),
  ];
};

const documentFindings = (path: string, source: string): WordFinding[] =>
  textFinding(
    path,
    source,
    source
      .replace(/^```[\s\S]*?^```/gm, blank)
      .replace(/`[^`\n]*`/g, blank)
      .replace(/\]\([^)\s]*\)/g, blank),
  );

/**
 * The rejected words of one file: its name, and by its kind the comments, test names, identifiers, classes or sentences.
 */
export const scanWords = (path: string, source: string): WordFinding[] => {
  const found = nameFinding(path, 1, path.split('/').at(-1) ?? '');
  if (/\.[cm]?[jt]sx?$/.test(path)) return [...found, ...scriptFindings(path, source)];
  if (path.endsWith('.css')) return [...found, ...styleFindings(path, source)];
  if (path.endsWith('.md')) return [...found, ...documentFindings(path, source)];
  if (path.endsWith('.html'))
    return [
      ...found,
      ...[...source.matchAll(/<!--[\s\S]*?-->/g)].flatMap((match) => textFinding(path, source, match[0], match.index)),
    ];
  return found;
};
