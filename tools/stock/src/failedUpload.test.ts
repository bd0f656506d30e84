import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@dealer/search-engine/engine';
import { serveEngine } from '@dealer/search-engine/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCommand } from './startSearchServer.ts';

describe('an upload that fails', { timeout: 60_000 }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealer-failed-'));
    await writeFile(join(folder, 'cars.ndjson'), '{"id":1,"slug":"a","make":"Kia","model":"Rio"}\n');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each([
    [
      'refuses to show a task',
      () => Response.json({ message: 'gone', code: 'task_not_found' }, { status: 404 }),
      'gone',
    ],
    [
      'answers with a page',
      () => new Response('<html>502</html>', { status: 502 }),
      'answered with a page instead of data',
    ],
  ])('an upload that fails ends within seconds when the server %s', async (_, failure, message) => {
    const engine = createEngine();
    const handle = async (request: Request): Promise<Response> =>
      /^\/tasks\/\d+$/.test(new URL(request.url).pathname) ? failure() : engine.handle(request);
    const server = await serveEngine({ handle }, { port: 0, host: '127.0.0.1' });
    const { child, output, ended } = startCommand('tools/stock/src/cli.ts', [
      'import',
      join(folder, 'cars.ndjson'),
      '--to',
      server.url,
    ]);
    const stuck = setTimeout(() => child.kill('SIGKILL'), 20_000);
    expect(await ended, output()).toEqual({ code: 1, signal: null });
    clearTimeout(stuck);
    expect(output()).toContain(message);
    expect(output()).toContain('Nothing was changed there.');
    await server.close();
  });
});
