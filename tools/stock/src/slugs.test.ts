import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFeed, type ImportReport } from './importFeed.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-slugs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Doc = { id: number; slug: string; stocknum: string; price: number };

const imported = async (records: object[]): Promise<{ docs: Doc[]; report: ImportReport }> => {
  const [feed, out] = [join(folder, 'feed.json'), join(folder, 'cars.ndjson')];
  await writeFile(feed, JSON.stringify(records));
  const isDocuments = 'slug' in records[0]!;
  const report = await importFeed({
    feed,
    out,
    now: Date.UTC(2026, 2, 15),
    ...(!isDocuments && { mapping: { columns: {}, values: {}, defaults: {}, key: 'Stock' } }),
  });
  const docs = (await readFile(out, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Doc);
  return { docs, report };
};
const rio = (key: string, price: number, title = '2018 Kia Rio S') => ({
  Stock: key,
  Brand: 'Kia',
  Model: 'Rio',
  Year: '2018',
  Title: title,
  Price: String(price),
});
const keys = ['P-1', 'P/1', 'P 1', 'p1', 'P1', 'P_1', 'p-1', 'P--1'];

describe('the addresses of a feed', () => {
  it('the addresses of a feed are one for each vehicle, the same in any order of the feed, and reported where they would be shared', async () => {
    const records = keys.map((key, i) => rio(key, 10_000 + i));
    const { docs, report } = await imported(records);
    expect(docs.map(({ stocknum }) => stocknum)).toEqual(keys);
    expect(new Set(docs.map(({ slug }) => slug)).size).toBe(keys.length);
    const slugOf = (key: string) => docs.find(({ stocknum }) => stocknum === key)?.slug;
    expect([slugOf('P-1'), slugOf('P1')]).toEqual(['2018-kia-rio-s-p-1', '2018-kia-rio-s-p1']);
    expect(report.sharedAddresses.map(({ slug, vehicles }) => [slug, vehicles.map(({ key }) => key)])).toEqual([
      ['2018-kia-rio-s-p-1', ['P-1', 'P/1', 'P 1', 'P_1', 'p-1', 'P--1']],
      ['2018-kia-rio-s-p1', ['p1', 'P1']],
    ]);
    for (const { vehicles } of report.sharedAddresses)
      for (const { key, slug } of vehicles) expect(slug).toBe(slugOf(key));

    const reversed = await imported(records.toReversed());
    expect(Object.fromEntries(reversed.docs.map(({ stocknum, slug }) => [stocknum, slug]))).toEqual(
      Object.fromEntries(docs.map(({ stocknum, slug }) => [stocknum, slug])),
    );
  });

  it('the addresses of a feed do not pass from one vehicle to another when it leaves the stock', async () => {
    const all = await imported([rio('P-1', 10_000), rio('P/1', 20_000), rio('P 1', 30_000)]);
    const less = await imported([rio('P/1', 20_000), rio('P 1', 30_000)]);
    expect(less.docs.map(({ slug }) => slug)).toEqual(all.docs.slice(1).map(({ slug }) => slug));
    expect(less.report.sharedAddresses).toHaveLength(1);
  });

  it('the addresses of a feed are different where a name ends like a key begins', async () => {
    const { docs } = await imported([rio('1', 10_000, '2018 Kia Rio S 3'), rio('3-1', 20_000)]);
    expect(new Set(docs.map(({ slug }) => slug)).size).toBe(2);
  });

  it('the addresses of a feed are as they were where none is shared', async () => {
    const { docs, report } = await imported(
      [rio('U10324', 1), rio('u-77', 2)].map((one) => ({ ...one, Price: '9990' })),
    );
    expect(docs.map(({ slug }) => slug)).toEqual(['2018-kia-rio-s-u10324', '2018-kia-rio-s-u-77']);
    expect(report.sharedAddresses).toEqual([]);
  });

  it('the addresses of a feed are one for each car document', async () => {
    const car = { make: 'Kia', model: 'Rio', slug: 'rio' };
    const { docs, report } = await imported([
      { ...car, id: 2 },
      { ...car, id: 1 },
      { ...car, id: 3, slug: 'rio-3' },
    ]);
    expect(docs[1]?.slug).toBe('rio');
    expect(docs[2]?.slug).toBe('rio-3');
    expect(docs[0]?.slug).toMatch(/^rio-[a-z0-9]+$/);
    expect(report.sharedAddresses).toMatchObject([
      { slug: 'rio', vehicles: [{ key: '2' }, { key: '1', slug: 'rio' }] },
    ]);
  });
});
