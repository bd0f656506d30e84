import { indexUid } from '@dealer/mocks/seed';
import { runCommand, UsageError } from '@dealer/server/commands';
import { callServer, compareEngines } from '../compare/compareEngines.ts';
import { commands } from './commands.ts';

const wholeNumber = (name: string, text: string | undefined, fallback: number): number => {
  const number = Number(text ?? fallback);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${name} must be a whole number from 1, not ${text}.`);
  return number;
};

await runCommand(commands['compare-engines'], async ({ values }) => {
  if (!URL.canParse(values.with))
    throw new UsageError(`--with must be a whole address such as http://127.0.0.1:7700, not ${values.with}.`);
  const index = values.index ?? indexUid;
  const { queries, documents, equal, differences } = await compareEngines(callServer(values.with, values.key), {
    index,
    searches: wholeNumber('searches', values.searches, 200),
    seed: wholeNumber('seed', values.seed, 1),
  });
  console.log(`${queries} queries on ${documents} documents of ${index}. Equal:`);
  for (const [aspect, count] of Object.entries(equal))
    console.log(`  ${aspect.padEnd(7)} ${((100 * count) / queries).toFixed(1)} %`);
  if (differences.length > 0) console.log(`\nFirst differences:\n${differences.join('\n')}`);
  if (equal.totals / queries < 0.99) process.exitCode = 1;
});
