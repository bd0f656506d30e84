import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLookFolder } from '../test/aLookFolder.ts';
import { failedSections } from './failedSections.ts';

let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  server = await createServer({
    root: aLookFolder({
      'index.html': '<!doctype html><title>Look</title>',
      'src/sections/Tides/Tides.tsx': 'export const Tides = () => null;',
    }),
    configFile: false,
    logLevel: 'silent',
    plugins: [failedSections()],
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

afterAll(() => server.close());

it('a page tells the development server which section failed', async () => {
  const page = await (await fetch(address)).text();
  expect(page).toContain("hot.send('dealer:section-failed'");
});

type Shown = { message: string; id?: string };

/** The first overlay that the development server opens for these failures. */
const overlayAfter = async (...failures: object[]): Promise<Shown> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}?token=${server.config.webSocketToken}`, 'vite-hmr');
  const shown = await new Promise<Shown>((resolve, reject) => {
    socket.onerror = () => reject(new Error('no connection'));
    socket.onopen = () => {
      for (const data of failures)
        socket.send(JSON.stringify({ type: 'custom', event: 'dealer:section-failed', data }));
    };
    socket.onmessage = ({ data }) => {
      const payload = JSON.parse(String(data)) as { type: string; err: Shown };
      if (payload.type === 'error') resolve(payload.err);
    };
  });
  socket.close();
  return shown;
};

it.each([
  ['section tides', /src\/sections\/Tides\/Tides\.tsx$/],
  ['section featured', undefined],
  ['film /films/yard.mp4', undefined],
])('the overlay names %s, why it failed, and its file where it is the look’s own', async (section, file) => {
  const { message, id } = await overlayAfter({ section, message: 'no water' });
  expect(message).toBe(`${section}: no water`);
  if (file) expect(id).toMatch(file);
  else expect(id).toBeUndefined();
});

it('an overlay of the check that names the film with its setting remains', async () => {
  const film = { section: 'film /films/yard.mp4', message: 'It does not load.', isNamed: true };
  const { message } = await overlayAfter(film, { section: 'section tides', message: 'no water' });
  expect(message).toBe('section tides: no water');
});
