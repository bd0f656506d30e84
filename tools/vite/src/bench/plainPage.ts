import { join } from 'node:path';
import { stockFilter } from '@dealer/core/search';
import { parseSite } from '@dealer/core/site-check';
import { indexUid } from '@dealer/mocks/seed';
import { build } from 'vite';
import { serve } from '@dealer/server/http';
import type { Handler, Running } from '@dealer/server/http';
import { compressed } from '@dealer/server/http';

const facets = [
  'car_type',
  'make',
  'simple_body',
  'price',
  'km',
  'year',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'seats',
];

/**
 * A search page that is made of InstantSearch's own widgets, built as Vite builds anything for production, with the engine behind the same
 * address.
 */
export const startPlainPage = async (search: Handler): Promise<Running> => {
  const parsed = parseSite({
    doc: { slug: 'plain', name: 'Plain', url: 'https://plain.example' },
    templateName: 'plain',
  });
  if (parsed.kind === 'invalid') throw new Error('The site of the plain page is not valid.');
  const filter = stockFilter(parsed.site, Date.now());
  const built = await build({
    root: join(import.meta.dirname, 'plainSearch'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { plainSearch: JSON.stringify({ indexUid, facets, ranges: ['price', 'km', 'year'], filter }) },
    build: { write: false, modulePreload: false },
  });
  if (!('output' in built)) throw new Error('The plain page was not built.');
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/multi-search')
      return search(
        new Request('http://engine.invalid/multi-search', {
          method: 'POST',
          headers: request.headers,
          body: await request.arrayBuffer(),
        }),
      );
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (file === undefined) return new Response('', { status: 404 });
    return new Response(file as string, {
      headers: { 'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8' },
    });
  };
  return serve(async (request) => compressed(request, await answer(request)), { port: 0 });
};
