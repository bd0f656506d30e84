import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, postgresServer, type PostgresServer } from '../test/postgresServer.ts';
import { runSites } from './runSites.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealer-sites-'));
const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const site = (slug: string, name: string): string => JSON.stringify({ slug, name, url: `https://${slug}.example` });
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run sites', () => {
  it.each([
    [[], 'Say what to do: push, pull, history, publish, rollback.'],
    [['toString'], 'Say what to do'],
    [['rollback'], 'Name the sites to roll back: npm run sites -- rollback <look>/<slug>.'],
    [['push', 'coast'], 'Say where the database is: --database <url>, or the environment variable DATABASE_URL.'],
  ])('npm run sites refuses %j in one sentence', async (positionals, message) => {
    await expect(runSites({ values: {}, positionals }, {})).rejects.toThrow(message);
  });

  it.each(['nonsense', 'mysql://dealer@127.0.0.1/dealer'])(
    'npm run sites refuses the address %s of a database in one sentence',
    async (database) => {
      await expect(runSites({ values: { database }, positionals: ['history'] }, {})).rejects.toThrow(
        'The address of the database must be like postgres://user:password@host/name.',
      );
    },
  );

  it('npm run sites says that the database does not answer', async () => {
    const values = { database: 'postgres://dealer@127.0.0.1:9/dealer' };
    await expect(runSites({ values, positionals: ['history'] }, {})).rejects.toThrow(
      'The database does not answer at 127.0.0.1:9.',
    );
    const unknown = { database: 'postgres://dealer@unknown.invalid/dealer' };
    await expect(runSites({ values: unknown, positionals: ['history'] }, {})).rejects.toThrow(
      'The database does not answer at unknown.invalid.',
    );
  });
});

describe.skipIf(postgresPrograms() === undefined)('npm run sites with a database', () => {
  let server: PostgresServer;
  const sites = (positionals: string[], values: object = {}): Promise<string[]> =>
    runSites({ values: { folder, author: 'jo', database: server.url, ...values }, positionals }, {});
  beforeAll(async () => {
    server = await postgresServer();
  }, 60_000);
  afterAll(() => server?.remove());

  it('stores the sites of a folder, publishes, rolls back, and writes them to a folder again', async () => {
    put('coast/sites/kauri/site.json', site('kauri', 'Kauri'));
    put('coast/sites/kauri/content/offers.json', '{"items":[]}');
    put('coast/sites/rimu/site.json', site('rimu', 'Rimu'));
    expect(await sites(['push', 'coast'], { publish: true })).toEqual([
      'coast/kauri: revision 1, published',
      'coast/rimu: revision 2, published',
    ]);
    put('coast/sites/kauri/site.json', site('kauri', 'Kauri Cars'));
    expect(await sites(['push', 'coast/kauri'], { note: 'New name' })).toEqual(['coast/kauri: revision 3, draft']);
    expect(await sites(['publish', 'coast/kauri'])).toEqual(['coast/kauri: revision 3, published']);
    expect(await sites(['rollback', 'coast/kauri'])).toEqual(['coast/kauri: revision 1, published again']);
    expect((await sites(['history', 'coast/kauri'])).map((line) => line.replace(/\S+T\S+Z/, 'time'))).toEqual([
      'coast/kauri  3  time  jo  earlier  New name',
      'coast/kauri  1  time  jo  published  ',
    ]);
    const to = join(folder, 'pulled');
    expect(await sites(['pull', 'coast/kauri'], { folder: to })).toEqual([
      `coast/kauri: 2 files in ${join(to, 'coast/sites/kauri')}`,
    ]);
    expect(readFileSync(join(to, 'coast/sites/kauri/site.json'), 'utf8')).toBe(site('kauri', 'Kauri'));
    expect(readFileSync(join(to, 'coast/sites/kauri/content/offers.json'), 'utf8')).toBe('{"items":[]}');
  }, 30_000);

  it('stores none of the sites where one is wrong, and names it', async () => {
    put('strand/sites/good/site.json', site('good', 'Good'));
    put('strand/sites/wrong/site.json', JSON.stringify({ slug: 'wrong', url: 'https://wrong.example' }));
    await expect(sites(['push', 'strand'])).rejects.toThrow('strand/wrong is not stored. name:');
    put('strand/sites/wrong/site.json', '{"slug":"wr');
    await expect(sites(['push', 'strand'])).rejects.toThrow('strand/wrong is not stored. site.json is not JSON:');
    await expect(sites(['push'], { folder: join(folder, 'empty') })).rejects.toThrow('There is no site in');
    await expect(sites(['publish', 'strand/good'], { revision: '99999999999999999999' })).rejects.toThrow(
      '--revision must be a number',
    );
    await expect(sites(['history', 'strand'])).rejects.toThrow('There is no site strand in the database.');
  });
});
