import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Running, serve } from '@dealer/server/http';
import { readSiteFile } from '@dealer/vite/sites';
import { stockEngine } from '@dealer/vite/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTemplate, namedLook } from '../looks.ts';
import { workspaceRoot } from '../paths.ts';

// The files of the image, in a folder of their own: what the server needs besides is Node.
const folder = mkdtempSync(join(tmpdir(), 'dealer-serve-'));
const { template, folder: look } = namedLook(defaultTemplate());
const host = 'www.southerncrossmotors.example';
let search: Running;
let server: ChildProcess;
let log = '';

beforeAll(async () => {
  copyFileSync(join(workspaceRoot, 'packages/server/dist/serve.mjs'), join(folder, 'serve.mjs'));
  mkdirSync(join(folder, 'looks', template), { recursive: true });
  for (const part of ['dist', 'dist-server'])
    symlinkSync(join(look, part), join(folder, 'looks', template, part), 'junction');
  const file = readSiteFile(look, { slug: 'southern-cross-motors' });
  if (file.kind !== 'file') throw new Error(file.message);
  mkdirSync(join(folder, 'sites', template, 'sites/southern-cross-motors'), { recursive: true });
  writeFileSync(join(folder, 'sites', template, 'sites/southern-cross-motors/site.json'), file.text);
  const { engine } = await stockEngine();
  search = await serve((query) => engine.handle(query), { port: 0 });
  server = spawn(
    process.execPath,
    [
      'serve.mjs',
      '--looks',
      'looks',
      '--sites',
      'sites',
      '--search-host',
      search.url,
      '--port',
      '0',
      '--admin-port',
      '0',
    ],
    // Nothing of this process reaches it: no loader, no path to packages.
    { cwd: folder, env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (log += String(part)));
}, 60_000);
afterAll(async () => {
  server.kill();
  await search.close();
  rmSync(folder, { recursive: true });
});

/** The addresses of the log line that says the server has started. */
const started = async (): Promise<{ url: string; admin: string }> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const line = log.split('\n').find((text) => text.includes('"started"'));
    if (line !== undefined) return JSON.parse(line) as { url: string; admin: string };
    if (server.exitCode !== null) break;
    await wait(100);
  }
  throw new Error(`The server has not started: ${log}`);
};

const visit = (url: string): Promise<{ status: number; html: string }> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (answer) => {
      let html = '';
      answer.on('data', (part) => (html += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }));
    })
      .on('error', reject)
      .end();
  });

describe('serve.mjs in a folder without packages', { timeout: 90_000 }, () => {
  it('serve.mjs in a folder without packages is healthy and answers a page of a site', async () => {
    expect(readdirSync(folder).sort()).toEqual(['looks', 'serve.mjs', 'sites']);
    const { url, admin } = await started();
    await expect.poll(async () => (await fetch(`${admin}/health`)).status, { timeout: 60_000 }).toBe(200);
    const { status, html } = await visit(`${url}/`);
    expect([status, /<title>[^<]*Southern Cross Motors/.test(html)]).toEqual([200, true]);
    expect(log).not.toContain('"level":"error"');
  });
});
