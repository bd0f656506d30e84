import { indexUid } from '@dealer/mocks/seed';
import { callServer, compareEngines } from '../compare/compareEngines.ts';
import { run } from './run.ts';

const wholeNumber = (name: string, text: string | undefined, fallback: number): number => {
  const number = Number(text ?? fallback);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1, not ${text}.`);
  return number;
};

// npm run compare-engines -- --with <url> [--key <key>]: does a Meilisearch server answer as the embedded engine does?
await run(
  {
    options: {
      with: { type: 'string' },
      key: { type: 'string' },
      index: { type: 'string' },
      searches: { type: 'string' },
      seed: { type: 'string' },
    },
  },
  async ({ values }) => {
    if (values.with === undefined || !URL.canParse(values.with))
      throw new Error('Say which server: npm run compare-engines -- --with http://127.0.0.1:7700 --key <key>');
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
  },
);
