import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresSiteStore, type PostgresSiteStore } from '../sites/postgresSiteStore.ts';
import { postgresPrograms, postgresServer, type PostgresServer } from '../test/postgresServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealer-servers-'));
const put = (file: string, content: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
put('package.json', '{"type":"module"}');
put('coast/dist/index.html', '<!doctype html><title>Shell</title>');
// Each page is rendered for each request, so that it shows what the server knows.
put(
  'coast/dist-server/server.js',
  `export const renderPage = async ({ site }) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    html: '<title>' + site.name + '</title>',
    isContent: false,
  });`,
);

const kauri = { template: 'coast', slug: 'kauri' };
const processes: ChildProcess[] = [];

/** Starts a server process; resolves to its address. */
const startServer = async (database: string): Promise<string> => {
  const sources = pathToFileURL(join(import.meta.dirname, '../../../../tools/sources.ts')).href;
  const options = ['--looks', folder, '--search-host', 'http://127.0.0.1:9', '--port', '0', '--admin-port', '0'];
  const server = spawn(
    process.execPath,
    ['--import', sources, join(import.meta.dirname, 'serve.ts'), ...options, '--database', database],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  processes.push(server);
  for await (const line of createInterface({ input: server.stdout })) {
    const { message, url } = JSON.parse(line) as { message?: string; url?: string };
    if (message !== 'started' || url === undefined) continue;
    server.stdout.resume();
    return url;
  }
  throw new Error('The server ended.');
};

/** A page of the dealer, as a proxy in front of the server requests it. */
const pageOf = (server: string, path = '/'): Promise<string> =>
  new Promise((resolve, reject) => {
    get(server.replace('localhost', '127.0.0.1') + path, { headers: { host: 'kauri.example' } }, (answer) => {
      text(answer).then((body) => resolve(`${answer.statusCode} ${body}`), reject);
    }).on('error', reject);
  });

describe.skipIf(postgresPrograms() === undefined)('two server processes on one database', () => {
  let database: PostgresServer;
  let editor: PostgresSiteStore;
  const publish = async (name: string): Promise<void> => {
    const site = JSON.stringify({ slug: 'kauri', name, url: 'https://kauri.example' });
    const revision = await editor.push(kauri, { site }, { author: 'jo', note: name });
    await editor.publish(kauri, { author: 'jo', revision });
  };
  beforeAll(async () => {
    database = await postgresServer();
    editor = postgresSiteStore({ url: database.url });
    await editor.migrate();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(
      processes.map(
        (server) =>
          new Promise((resolve) =>
            server.exitCode === null ? server.once('exit', resolve).kill('SIGKILL') : resolve(0),
          ),
      ),
    );
    await editor?.close();
    database?.remove();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('both show a published change within two seconds, and answer pages while the database is stopped', async () => {
    await publish('Kauri');
    const servers = await Promise.all([startServer(database.url), startServer(database.url)]);
    const pages = (path?: string): Promise<string[]> => Promise.all(servers.map((server) => pageOf(server, path)));
    const both = (name: string): string[] => Array(2).fill(`200 <title>${name}</title>`) as string[];
    expect(await pages()).toEqual(both('Kauri'));
    await publish('Kauri Cars');
    await vi.waitFor(async () => expect(await pages()).toEqual(both('Kauri Cars')), { timeout: 4_000, interval: 100 });

    database.stop();
    for (let at = 0; at < 20; at += 1) expect(await pages(`/search?page=${at}`)).toEqual(both('Kauri Cars'));
    expect(processes.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    database.start();
    await vi.waitFor(() => publish('Kauri again'), { timeout: 20_000, interval: 500 });
    await vi.waitFor(async () => expect(await pages()).toEqual(both('Kauri again')), {
      timeout: 40_000,
      interval: 500,
    });
  }, 180_000);
});
