import { decisionLinks } from './decisionLinks.ts';
import type { Rule } from './readRules.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * The page that lists the rules by folder: the question that each answers, its function and its product decisions.
 *
 * @example
 * rulesMarkdown([]) // => '# Rules\n...'
 */
export const rulesMarkdown = (rules: readonly Rule[]): string => {
  const folders = [...new Set(rules.map(({ folder }) => folder))];
  const functions = rules.filter(({ kind }) => kind === 'function').length;
  const lines = [
    '# Rules',
    '',
    'The business rules of `@dealer/core`: one small named function for each question. Generated from the docstrings by',
    '`npm run write:rules`; do not edit it here.',
    '',
    `${functions} functions and ${rules.length - functions} tables and schemas in ${folders.length} folders. The last column names the [product decisions](product-decisions.md) that a rule follows.`,
    '',
    folders.map((folder) => `[${folder}](#${folder})`).join(' · '),
  ];
  for (const folder of folders) {
    lines.push(
      '',
      `## ${folder}`,
      '',
      `\`@dealer/core/${folder}\``,
      '',
      '| rule | function | decisions |',
      '|---|---|---|',
    );
    for (const { name, kind, path, sentence, decisions } of rules.filter((rule) => rule.folder === folder)) {
      lines.push(
        `| ${cell(sentence ?? '')} | [\`${name}${kind === 'function' ? '()' : ''}\`](../${path}) | ${decisionLinks(decisions, 'product-decisions.md')} |`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
};
