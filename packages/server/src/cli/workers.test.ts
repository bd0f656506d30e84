import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { serve } from '../http/nodeHttp.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealer-workers-'));
mkdirSync(join(folder, 'coast/dist'), { recursive: true });
mkdirSync(join(folder, 'coast/dist-server'));
writeFileSync(join(folder, 'coast/dist/index.html'), '<title>Shell</title>');
writeFileSync(join(folder, 'coast/dist-server/server.js'), 'export const renderPage = async () => ({});');
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['--port', '--admin-port'])(
  'ends with one sentence where the number of %s is taken, also with several workers',
  async (option) => {
    const taken = await serve(async () => new Response(''), { port: 0 });
    const sources = pathToFileURL(join(import.meta.dirname, '../../../../tools/sources.ts')).href;
    const server = spawn(process.execPath, [
      ...['--import', sources, join(import.meta.dirname, 'serve.ts'), '--looks', folder],
      ...['--search-host', 'http://127.0.0.1:9', '--workers', '2', '--port', '0', '--admin-port', '0'],
      ...[option, String(taken.port)],
    ]);
    const ended = new Promise((resolve) => server.once('close', resolve));
    const [output, errors] = await Promise.all([text(server.stdout), text(server.stderr)]);
    expect(await ended).toBe(1);
    expect(output).not.toContain('"started"');
    expect([...new Set(errors.trim().split('\n'))]).toEqual([expect.stringContaining(`Port ${taken.port} is taken`)]);
    await taken.close();
  },
  60_000,
);
