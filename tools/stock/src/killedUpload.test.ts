import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { realFeed, realFeedFile as feed } from './realFeed.ts';
import { startCommand, startSearchServer, type SearchServer } from './startSearchServer.ts';

const uid = 'Car_production';

describe('an upload that is killed midway', { timeout: 240_000 }, () => {
  let folder: string;
  let server: SearchServer;
  let client: Meilisearch;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealer-killed-'));
    await writeFile(join(folder, 'old.ndjson'), '{"id":1,"slug":"old","make":"Kia","model":"Rio"}\n');
    server = await startSearchServer(['--stock', join(folder, 'old.ndjson'), '--master-key', 'secret']);
    client = new Meilisearch({ host: server.url, apiKey: 'secret' });
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const upload = (file: string, ...more: string[]) =>
    startCommand('tools/stock/src/cli.ts', [
      'import',
      file,
      '--to',
      server.url,
      '--key',
      'secret',
      '--now',
      '2026-03-15',
      ...more,
    ]);
  const documentCountOf = (index: string): Promise<number> =>
    client
      .index(index)
      .getStats()
      .then(
        ({ numberOfDocuments }) => numberOfDocuments,
        () => 0,
      );
  const idsIn = async (index: string): Promise<number[]> =>
    (await client.index(index).getDocuments({ fields: ['id'], limit: 100_000 })).results
      .map((doc) => doc['id'] as number)
      .sort((a, b) => a - b);
  const idsOf = async (file: string): Promise<number[]> =>
    (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id)
      .sort((a, b) => a - b);

  it('an upload that is killed midway leaves the stock that shoppers see, and ends right when it is run again', async () => {
    const file = join(folder, 'feed.csv');
    await writeFile(file, aFeed(Array.from({ length: 3000 }, (_, n) => aFeedRecord({ Kilometres: String(1000 + n) }))));
    await startCommand('tools/stock/src/cli.ts', [
      'import',
      file,
      '--out',
      join(folder, 'all.ndjson'),
      '--now',
      '2026-03-15',
    ]).ended;
    const first = upload(file, '--batch', '100');
    while ((await documentCountOf(`${uid}_next`)) < 500) expect(first.child.exitCode).toBeNull();
    first.child.kill('SIGKILL');
    expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });
    const partial = await documentCountOf(`${uid}_next`);
    expect(partial).toBeLessThan(3000);
    expect(await idsIn(uid)).toEqual([1]);

    const second = upload(file, '--report', join(folder, 'report.json'));
    expect(await second.ended, second.output()).toEqual({ code: 0, signal: null });
    expect(second.output()).toContain(
      `3,000 vehicles in place of 1; ${partial.toLocaleString('en-AU')} were there from an upload that was interrupted.`,
    );
    expect(await idsIn(uid)).toEqual(await idsOf(join(folder, 'all.ndjson')));
    expect((await client.getRawIndexes()).results.map((index) => index.uid)).toEqual([uid, `${uid}_gone`]);
    expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toMatchObject({
      ok: true,
      read: { imported: 3000 },
      upload: { documents: 3000, sent: 3000 - partial, resumed: partial, replaced: 1 },
    });
  });

  it('an upload that is killed midway says where it stopped when it is interrupted at the keyboard', async () => {
    const file = join(folder, 'other.csv');
    await writeFile(file, aFeed(Array.from({ length: 3000 }, (_, n) => aFeedRecord({ Price: String(9000 + n) }))));
    const before = await idsIn(uid);
    const running = upload(file, '--batch', '50');
    while ((await documentCountOf(`${uid}_next`)) < 100) expect(running.child.exitCode).toBeNull();
    running.child.kill('SIGINT');
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toMatch(
      /Interrupted\. \d+ of 3000 documents are in Car_production_next; Car_production is as it was\. Run the same command again/,
    );
    expect(await idsIn(uid)).toEqual(before);
  });

  it.skipIf(feed === undefined)(
    `ends the same with your feed${feed === undefined ? ' (skipped: DEALER_FEED names no file)' : ''}`,
    async () => {
      // Documents are read three times as fast as the feed that they were made of, and this uploads them three times.
      const file = join(folder, 'feed.ndjson');
      await writeFile(file, (await realFeed()).ndjson);
      const first = upload(file, '--batch', '1000');
      // What the interrupted upload of the test before has left is compared and replaced.
      const wanted = await idsOf(file);
      while ((await documentCountOf(`${uid}_next`)) < 6000) expect(first.child.exitCode).toBeNull();
      first.child.kill('SIGKILL');
      await first.ended;
      expect((await upload(file).ended).code).toBe(0);
      expect(await documentCountOf(uid)).toBeGreaterThanOrEqual(16_000);
      expect(await idsIn(uid)).toEqual(wanted);
      expect((await client.index(uid).getSettings()).pagination).toEqual({ maxTotalHits: 20_000 });
      const plan = upload(file, '--dry-run');
      expect((await plan.ended).code).toBe(0);
      expect(plan.output()).toContain(
        `would gain 0, change 0, lose 0 and keep ${wanted.length.toLocaleString('en-AU')} vehicles.`,
      );
    },
  );
});
