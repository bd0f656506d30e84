import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { feedColumns } from './feedColumns.ts';
import { runStock } from './runStock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-stock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = async (...args: string[]) => {
  const output: string[] = [];
  const complaints: string[] = [];
  const code = await runStock(args, {
    say: (line) => output.push(line),
    complain: (line) => complaints.push(line),
    clock: () => Date.UTC(2026, 2, 15, 9),
  });
  return { code, output, complaints };
};

describe('runStock', () => {
  it('runStock imports a feed and says how many records went where', async () => {
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord(), aFeedRecord({ Title: '' })]));
    const out = join(folder, 'cars.ndjson');
    expect(await run('import', join(folder, 'feed.csv'), '--out', out)).toEqual({
      code: 0,
      output: ['Skipped record 2 (line 3): Title is empty.', `Imported 1, skipped 1, in 0.0 s: ${out}.`],
      complaints: [],
    });
  });

  it('runStock says "Read" of what no index has yet', async () => {
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord()]));
    const { code, output } = await run('import', join(folder, 'feed.csv'), '--to', 'http://127.0.0.1:9');
    expect({ code, output }).toEqual({ code: 1, output: ['Read 1, skipped 0, in 0.0 s.'] });
  });

  it('dates cars from the given day', async () => {
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord()]));
    await run('import', join(folder, 'feed.csv'), '--out', join(folder, 'o'), '--now', '2020-01-01');
    expect(await readFile(join(folder, 'o'), 'utf8')).toMatch(/"created_at":"2019-/);
  });

  it('runStock answers a broken feed with one message, exit code 1 and no file', async () => {
    await writeFile(join(folder, 'feed.csv'), 'no,feed\n1,2\n');
    const { code, output, complaints } = await run('import', join(folder, 'feed.csv'), '--out', join(folder, 'o'));
    expect({ code, output, complaints: complaints.length }).toEqual({ code: 1, output: [], complaints: 1 });
    expect(await readdir(folder)).toEqual(['feed.csv']);
  });

  it('reads, checks and reports without writing anything', async () => {
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord(), aFeedRecord({ Title: '' })]));
    const out = join(folder, 'cars.ndjson');
    expect(
      (
        await run(
          'import',
          join(folder, 'feed.csv'),
          '--out',
          out,
          '--dry-run',
          '--report',
          join(folder, 'report.json'),
        )
      ).output,
    ).toEqual([
      'The columns of the feed:',
      ...feedColumns.map((column) => `  ${column}: "${column}"`),
      'Skipped record 2 (line 3): Title is empty.',
      'Would import 1, skip 1. Nothing was written.',
    ]);
    expect((await readdir(folder)).sort()).toEqual(['feed.csv', 'report.json']);
    expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toEqual({
      ok: true,
      feed: join(folder, 'feed.csv'),
      dryRun: true,
      seconds: 0,
      out,
      read: {
        format: 'csv',
        imported: 1,
        skipped: [{ recordNumber: 2, firstLine: 3, column: 'Title', value: '' }],
        unread: [],
        sharedAddresses: [],
      },
    });
  });

  it('runStock reports a failure as well', async () => {
    await writeFile(join(folder, 'feed.csv'), 'no,feed\n1,2\n');
    expect(
      (await run('import', join(folder, 'feed.csv'), '--dry-run', '--report', join(folder, 'report.json'))).code,
    ).toBe(1);
    expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('This is not a listings feed'),
    });
  });

  it.each([
    ['a column that says nothing of all records', { Year: 'MY19' }, 'Year is "MY19" (2)'],
    ['records that are all too short', undefined, 'the record is "Toyota,2018", which has 2 of 19 fields (1)'],
  ])('runStock refuses a feed that gives nothing, and names the reason: %s', async (_, change, reason) => {
    const [feed, out] = [join(folder, 'feed.csv'), join(folder, 'cars.ndjson')];
    await writeFile(out, 'earlier');
    const records = change === undefined ? [] : [aFeedRecord(change), aFeedRecord({ ...change, Price: '1' })];
    await writeFile(feed, `${aFeed(records)}${change === undefined ? 'Toyota,2018\n' : ''}`);
    const { code, output, complaints } = await run(
      'import',
      feed,
      '--out',
      out,
      '--report',
      join(folder, 'report.json'),
    );
    expect(code).toBe(1);
    expect(output.every((line) => line.startsWith('Skipped record '))).toBe(true);
    expect(complaints.join()).toContain(reason);
    expect(await readFile(out, 'utf8')).toBe('earlier');
    expect((await readdir(folder)).sort()).toEqual(['cars.ndjson', 'feed.csv', 'report.json']);
    expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toMatchObject({ ok: false });
  });

  it('runStock refuses a feed with a column of which nothing could be read, unless the command allows it', async () => {
    const [feed, out] = [join(folder, 'feed.csv'), join(folder, 'cars.ndjson')];
    await writeFile(out, 'earlier');
    await writeFile(
      feed,
      aFeed([
        aFeedRecord({ DriveType: 'Sideways', FuelType: 'Steam' }),
        aFeedRecord({ DriveType: 'Upwards' }),
        aFeedRecord({ DriveType: '-' }),
      ]),
    );
    const { code, complaints } = await run('import', feed, '--out', out);
    expect(code).toBe(1);
    expect(complaints.join()).toContain(
      'DriveType: 2 cells have text that gave nothing: "Sideways" (1), "Upwards" (1).',
    );
    expect(complaints.join()).toContain('--allow-unread DriveType');
    expect(complaints.join()).not.toContain('FuelType');
    expect(await readFile(out, 'utf8')).toBe('earlier');
    expect(
      (await run('import', feed, '--out', out, '--allow-unread', 'Colour of the sky')).complaints.join(),
    ).toContain('--allow-unread names "Colour of the sky", which is no column');
    expect((await run('import', feed, '--out', out, '--allow-unread', 'drivetype')).complaints).toEqual([]);
    expect((await readFile(out, 'utf8')).trimEnd().split('\n')).toHaveLength(3);
  });

  it("runStock reads a dealer's JSON through a mapping; a price change does not change a vehicle's id, and no key counts twice", async () => {
    const car = { no: 'A-1', make: 'Kia', model: 'Rio', year: 2019, price: 15_000, state: 'U' };
    await writeFile(
      join(folder, 'map.json'),
      JSON.stringify({
        key: 'no',
        columns: { Brand: 'make', Title: ['year', 'make', 'model'], UsedOrNew: 'state' },
        values: { UsedOrNew: { U: 'USED' } },
      }),
    );
    const docs = async (...cars: object[]) => {
      await writeFile(join(folder, 'feed.json'), JSON.stringify(cars));
      const { output, complaints } = await run(
        'import',
        join(folder, 'feed.json'),
        '--mapping',
        join(folder, 'map.json'),
        '--out',
        join(folder, 'o.ndjson'),
      );
      expect(complaints).toEqual([]);
      return {
        output,
        docs: (await readFile(join(folder, 'o.ndjson'), 'utf8'))
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      };
    };
    const [before, after] = [
      await docs(car),
      await docs({ ...car, price: 14_000 }, { ...car, no: 'a-2' }, car, { ...car, no: '' }),
    ];
    expect(before.docs).toMatchObject([
      { make: 'Kia', model: 'Rio', year: 2019, price: 15_000, car_type: 'used', stocknum: 'A-1' },
    ]);
    expect(after.docs.map(({ stocknum, price }) => ({ stocknum, price }))).toEqual([
      { stocknum: 'A-1', price: 14_000 },
      { stocknum: 'a-2', price: 15_000 },
    ]);
    expect(after.docs[0]).toMatchObject({ id: before.docs[0]?.['id'], slug: before.docs[0]?.['slug'] });
    expect(after.output.slice(0, 2)).toEqual([
      'Skipped record 3: no is "A-1", as in record 1.',
      'Skipped record 4: no is empty.',
    ]);
  });

  it('runStock imports what it has written again, without a change', async () => {
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord(), aFeedRecord({ Model: 'Yaris' })]));
    await run('import', join(folder, 'feed.csv'), '--out', join(folder, 'a.ndjson'));
    const text = await readFile(join(folder, 'a.ndjson'), 'utf8');
    await writeFile(join(folder, 'a.ndjson'), `${text}{"id":5,"slug":"x"}\n`);
    expect((await run('import', join(folder, 'a.ndjson'), '--out', join(folder, 'b.ndjson'))).output[0]).toMatch(
      /^Skipped record 3 \(line 3\): the document is .*, which is no vehicle: /,
    );
    expect(await readFile(join(folder, 'b.ndjson'), 'utf8')).toBe(text);
  });

  it.each([
    [[], 'Say what to do: import or check or age.'],
    [['import'], 'Name one feed'],
    [['import', 'a.csv', 'b.csv', '--out', 'o'], 'Name one feed'],
    [['age'], 'Say where the stock is'],
    [['import', 'feed.csv'], 'Say where the documents go'],
    [['import', 'feed.csv', '--out', 'o', '--now', 'soon'], '--now needs a date'],
    [['import', 'feed.csv', '--out', 'o', '--pictures', 'mine'], '--pictures knows "generated" only'],
    [['import', 'feed.csv', '--to', 'localhost:7700'], '--to needs an address'],
    [['import', 'feed.csv', '--out', 'o', '--wat'], 'There is no option --wat; known are --out, --to'],
    [['import', 'feed.csv', '--out', 'o', '--index', 'a:b'], '--index takes letters'],
    [['import', 'feed.csv', '--out', 'o', '--batch', '0'], '--batch needs a whole number'],
    [['export', 'feed.csv', '--out', 'o'], 'There is no command export; known are import, check, age.'],
  ])('runStock refuses the wrong call %j in one line', async (args, message) => {
    const { code, complaints } = await run(...args);
    expect(code).toBe(2);
    expect(complaints).toEqual([expect.stringMatching(/^[^\n]*$/)]);
    expect(complaints[0]).toContain(message);
  });

  it('runStock names a mapping file that cannot be read', async () => {
    const { code, complaints } = await run('import', 'feed.csv', '--out', 'o', '--mapping', 'none.json');
    expect([code, complaints]).toEqual([1, ['The mapping file none.json cannot be read.']]);
  });

  it.each([['--help'], ['import', '--help'], ['age', '-h']])('runStock explains itself for %j', async (...args) => {
    const { code, output } = await run(...args);
    expect([code, output.join('\n')]).toEqual([0, expect.stringContaining('Usage: npm run stock -- import|check|age')]);
  });
});
