import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, resolveConfig } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrafts } from '../develop/drafts.ts';
import { aLookFolder } from '../test/aLookFolder.ts';
import { lookPanel } from './lookPanel.ts';
import { sites } from './sites.ts';

const theme = '@layer dealer.theme {\n  :root[data-template="coast"] {\n    --radius-m: 8px;\n  }\n}\n';
const root = aLookFolder({
  'index.html': '<!doctype html><title>Look</title>',
  'src/theme.css': theme,
  'sites/coast/site.json': '{\n  "slug": "coast",\n  "name": "Coast"\n}\n',
});
mkdirSync(join(root, 'storefront'));
const packages = { folder: () => join(root, 'storefront'), mockWorker: () => undefined, kind: 'sources' as const };

let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  const drafts = createDrafts();
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sites({ drafts }), lookPanel({ packages: () => packages, drafts })],
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

const send = async (action: string, body: object = {}, from: string = origin) => {
  const answer = await fetch(`${origin}/__look/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: from },
    body: JSON.stringify({ site: 'coast', ...body }),
  });
  return { status: answer.status, body: (await answer.text()) || 'null' };
};
const edit = (file: string, path: readonly string[], value?: unknown) => send('edit', { edit: { file, path, value } });
const state = async (): Promise<unknown> => JSON.parse((await send('state')).body);
const shownSite = async (): Promise<string> => (await fetch(`${origin}/site.json?site=coast`)).text();
const onDisk = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the look panel', () => {
  it('the look panel shows changes before they are written, and writes all of them on Save', async () => {
    await edit('site.json', ['name'], 'Coast Motors');
    await edit('theme.css', ['--radius-m'], '4px');
    await edit('theme.css', ['--radius-l'], '9px');
    expect(await state()).toMatchObject({
      changed: ['sites/coast/site.json', 'src/theme.css'],
      tokens: { '--radius-m': '4px', '--radius-l': '9px' },
    });
    expect(await shownSite()).toContain('"name": "Coast Motors"');
    expect(onDisk('src/theme.css')).toBe(theme);
    await send('undo');
    await send('save');
    expect(onDisk('src/theme.css')).toBe(theme.replace('8px', '4px'));
    expect(onDisk('sites/coast/site.json')).toBe('{\n  "slug": "coast",\n  "name": "Coast Motors"\n}\n');
    expect(await state()).toMatchObject({ changed: [], canUndo: false });
  });

  it('the look panel reads values with the changes that are not saved, and names what it cannot read', async () => {
    await edit('site.json', ['pages', 'home'], { remove: ['makes'] });
    const read = [
      { file: 'site.json', path: ['pages', 'home'] },
      { file: 'site.json', path: ['pages', 'search'] },
      { file: 'pages/none.json', path: ['sections'] },
    ];
    expect(JSON.parse((await send('state', { read })).body)).toMatchObject({
      values: [{ value: { remove: ['makes'] } }, {}, { isCode: true }],
    });
    await send('reset');
  });

  it('the look panel writes nothing over what has changed on disk since, and says which file that is', async () => {
    await edit('theme.css', ['--radius-m'], '5px');
    writeFileSync(join(root, 'src/theme.css'), theme);
    expect((await send('save')).body).toContain('Changed on disk since: src/theme.css');
    expect(onDisk('src/theme.css')).toBe(theme);
    await send('reset');
    expect(await state()).toMatchObject({ changed: [], tokens: { '--radius-m': '8px' } });
  });

  it.each([
    ['a file of another folder', 'pages/../../../secret.json', ['a'], 1],
    ['a file that no look has', 'package.json', ['name'], 'x'],
    ['more than one declaration', 'theme.css', ['--radius-m'], '1px; } body { display: none'],
  ])('the look panel refuses %s and says why', async (_, file, path, value) => {
    const { status, body } = await edit(file, path, value);
    expect([status, JSON.parse(body)]).toEqual([400, { problem: expect.any(String) as string }]);
  });

  it('the look panel answers no page of another address', async () => {
    expect((await send('save', {}, 'https://elsewhere.example')).status).toBe(403);
    expect((await fetch(`${origin}/__look/state`)).status).toBe(403);
  });

  it.each([
    ['build', 'production', false],
    ['build', 'mocked', false],
    ['serve', 'mocked', true],
  ] as const)('the look panel is in a %s in mode %s: %s', async (command, mode, isThere) => {
    const { plugins } = await resolveConfig(
      {
        root,
        configFile: false,
        logLevel: 'silent',
        plugins: [lookPanel({ packages: () => packages, drafts: createDrafts() })],
      },
      command,
      mode,
    );
    expect(plugins.some(({ name }) => name === 'dealer:look-panel')).toBe(isThere);
  });
});
