import type { Rule } from './readRules.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * The page that lists the rules, folder by folder: what each answers, its name, where it comes from and where it stands.
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
    'What a dealership knows, as `@dealer/core` says it: one small named function for one question. Made from the docstrings by',
    '`node tools/checks/src/rules/writeRules.ts`; do not edit it here.',
    '',
    `${functions} functions and ${rules.length - functions} tables and schemas in ${folders.length} folders. "Source" names the section of the specification, the row of the`,
    'requirements (`5.F12`) and the decision (`A4`) that the rule follows.',
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
      '| rule | function | source |',
      '|---|---|---|',
    );
    for (const { name, kind, path, sentence, sources } of rules.filter((rule) => rule.folder === folder)) {
      lines.push(
        `| ${cell(sentence ?? '')} | [\`${name}${kind === 'function' ? '()' : ''}\`](../${path}) | ${cell(sources.join(', '))} |`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
};
