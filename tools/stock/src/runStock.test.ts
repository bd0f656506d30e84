import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { runStock } from './runStock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-stock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = async (...args: string[]) => {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runStock(args, { say: (line) => said.push(line), complain: (line) => complaints.push(line), clock: () => Date.UTC(2026, 2, 15, 9) });
  return { code, said, complaints };
};

describe('runStock', () => {
  it('imports a feed and says how many records went where', async () => {
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord(), aFeedRecord({ Title: '' })]));
    const out = join(folder, 'cars.ndjson');
    expect(await run('import', join(folder, 'feed.csv'), '--out', out)).toEqual({
      code: 0,
      said: ['Skipped record 2 (line 3): Title is empty.', `Imported 1, skipped 1, in 0.0 s: ${out}.`],
      complaints: [],
    });
  });

  it('dates cars from the day it is told', async () => {
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord()]));
    await run('import', join(folder, 'feed.csv'), '--out', join(folder, 'o'), '--now', '2020-01-01');
    expect(await readFile(join(folder, 'o'), 'utf8')).toMatch(/"created_at":"2019-/);
  });

  it('answers a broken feed with one message, exit code 1 and no file', async () => {
    await writeFile(join(folder, 'feed.csv'), 'no,feed\n1,2\n');
    const { code, said, complaints } = await run('import', join(folder, 'feed.csv'), '--out', join(folder, 'o'));
    expect({ code, said, complaints: complaints.length }).toEqual({ code: 1, said: [], complaints: 1 });
    expect(await readdir(folder)).toEqual(['feed.csv']);
  });

  it.each([
    [[], 'Usage:'],
    [['import', 'feed.csv'], 'Say where the documents go'],
    [['import', 'feed.csv', '--out', 'o', '--now', 'soon'], '--now needs a date'],
    [['import', 'feed.csv', '--out', 'o', '--pictures', 'mine'], '--pictures knows "generated" only'],
    [['import', 'feed.csv', '--to', 'localhost:7700'], '--to needs an address'],
    [['import', 'feed.csv', '--out', 'o', '--wat'], "Unknown option '--wat'"],
    [['export', 'feed.csv', '--out', 'o'], 'Usage:'],
  ])('explains %j', async (args, message) => {
    const { code, complaints } = await run(...args);
    expect(code).toBe(1);
    expect(complaints.join('\n')).toContain(message);
  });
});
