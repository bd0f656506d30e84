import type { Rule } from '../rules/readRules.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * The Markdown page that lists the rules by folder: the question that each answers, its function and its product decisions.
 */
export const rulesMarkdown = (rules: readonly Rule[]): string => {
  const folders = [...new Set(rules.map(({ folder }) => folder))];
  const functions = rules.filter(({ kind }) => kind === 'function').length;
  const lines = [
    '---',
    'title: Rules',
    '---',
    '',
    'The business rules of `@dealer/core`: one small named function for each question, from their docstrings.',
    '',
    `${functions} functions and ${rules.length - functions} tables and schemas in ${folders.length} folders. The last column names the product decisions of docs/product-decisions.md that a rule follows.`,
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
    for (const { name, kind, sentence, decisions } of rules.filter((rule) => rule.folder === folder)) {
      lines.push(
        `| ${cell(sentence ?? '')} | \`${name}${kind === 'function' ? '()' : ''}\` | ${decisions.join(', ')} |`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
};
