import { join } from 'node:path';
import { preview as startPreview } from 'vite';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Packages } from '../build/packages.ts';
import { aLookFolder } from '../test/aLookFolder.ts';
import { preview } from './preview.ts';

const sourcePackages: Packages = {
  folder: (name) => join(import.meta.dirname, '../../../', name, 'src'),
  mockWorker: () => undefined,
  kind: 'sources',
};

let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  const root = aLookFolder({
    'dist/index.html': '<!doctype html><title>Look</title>',
    'sites/kauri/site.json': '{"slug":"kauri","services":{}}',
    'pictures/ute.webp': 'a picture of a ute',
  });
  server = await startPreview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preview({ pictures: `${root}/pictures`, packages: () => sourcePackages })],
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}, 60_000);
afterAll(() => server.close());

describe('the preview of a production build', () => {
  it.each(['//', '///', '//search', '//evil.example:99999/', '/\\', '/%', '/site.json//', '//site.json'])(
    'the preview of a production build answers %s and goes on',
    async (path) => {
      expect((await fetch(origin + path, { redirect: 'manual' })).status).toBeLessThan(500);
      expect((await fetch(`${origin}/site.json`)).status).toBe(200);
    },
  );

  it('the preview of a production build has the pictures of the stock, whole or in parts, and draws those that are not there', async () => {
    const whole = await fetch(`${origin}/pictures/ute.webp`);
    expect([whole.headers.get('content-type'), await whole.text()]).toEqual(['image/webp', 'a picture of a ute']);
    const part = await fetch(`${origin}/pictures/ute.webp`, { headers: { range: 'bytes=0-8' } });
    expect([part.status, await part.text()]).toEqual([206, 'a picture']);
    const drawn = await fetch(`${origin}/pictures/ute/red/hero.webp`);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('the preview of a production build says that there is no build', async () => {
    const root = aLookFolder({ 'sites/kauri/site.json': '{"slug":"kauri"}' });
    const started = startPreview({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [preview({ packages: () => sourcePackages })],
    });
    await expect(started).rejects.toThrow('There is no dist: build first.');
  });
});
