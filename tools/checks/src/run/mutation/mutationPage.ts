import { mutationScore, type Mutant } from './readMutants.ts';
import { reasonFor } from './reasons.ts';

const code = (text: string): string => {
  const short = text.length > 90 ? `${text.slice(0, 87)}...` : text;
  return short === '' ? '(nothing)' : `\`${short.replaceAll('|', '\\|').replaceAll('`', "'")}\``;
};

/**
 * The page about the last whole mutation run of `date`: how many changes of each area the tests noticed, and each one that they did
 * not, with the reason.
 */
export const mutationPage = (byArea: Readonly<Record<string, readonly Mutant[]>>, date: string): string => {
  const all = Object.values(byArea).flat();
  const row = (name: string, mutants: readonly Mutant[]): string => {
    const { killed, total, percent } = mutationScore(mutants);
    return `| ${name} | ${total} | ${killed} | ${total - killed} | ${percent.toFixed(1)} % |`;
  };
  const lines = [
    '# Mutation testing',
    '',
    '`npm run test:mutation` changes one sign, number, word or condition of a rule at a time (Stryker) and runs the tests that reach it.',
    'A change that no test notices survives. At least 85 of 100 have to be noticed, or the command fails. `npm test` does not call it.',
    '`-- --area price` takes one area, `-- --changed` only what changed since the last run. This page is written by a whole run.',
    'What is made once when a file is loaded, such as tables, is left out: each change of it would need all tests anew.',
    `The figures were measured on ${date}.`,
    '',
    '| area | mutants | killed | survived | killed |',
    '|---|---|---|---|---|',
    ...Object.entries(byArea).map(([area, mutants]) => row(area, mutants)),
    row('all', all),
  ];
  for (const [area, mutants] of Object.entries(byArea)) {
    const alive = mutants.filter(({ status }) => status === 'survived' || status === 'uncovered');
    if (alive.length === 0) continue;
    lines.push('', `## Survivors: ${area}`, '', '| where | was | became | why it lives |', '|---|---|---|---|');
    for (const mutant of alive)
      lines.push(
        `| ${mutant.file.replace('packages/core/src/', '')}:${mutant.line} | ${code(mutant.from)} | ${code(mutant.to)} | ${reasonFor(mutant)} |`,
      );
  }
  return `${lines.join('\n')}\n`;
};
