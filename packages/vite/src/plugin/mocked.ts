import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { layerOrder } from '../build/layerOrder.ts';
import type { Packages } from '../build/packages.ts';
import { refusal, requestAddress, sendResponse, toRequest } from '@dealer/server/http';
import { siteSlugs } from '../sites/siteFiles.ts';
import { pictureFiles } from './pictureFiles.ts';
import { plainPictureSource } from './plainPicture.ts';
import { searchHostOfEnvironment } from './sites.ts';

const entryId = 'virtual:dealer-mocked-entry';
const appEntry = '/src/main.tsx';
const workerName = 'mockServiceWorker.js';
const layersName = 'layers.css';

/** What the service worker does with a request for a picture, if there are no picture files. */
const drawnPictures = `
  const { pathname } = new URL(event.request.url);
  if (isBelow('pictures/')) event.respondWith(new Response(plainPicture(pathname), { headers: { 'content-type': 'image/svg+xml' } }));`;

/**
 * The mocking library's service worker, outside the app's own files: each of them would travel to the page and back before it
 * is fetched, some hundred times a page.
 */
const workerSource = (
  base: string,
  { file, draws }: { file: string; draws: boolean },
): string => `${draws ? plainPictureSource : ''}
addEventListener('fetch', (event) => {
  const isBelow = (folder) => event.request.url.startsWith(location.origin + ${JSON.stringify(base)} + folder);
  if (['assets/', 'pictures/'].some(isBelow)) event.stopImmediatePropagation();${draws ? drawnPictures : ''}
});
${readFileSync(file, 'utf8')}`;

/** The page's entry in mode mocked: the mock backend first, then the app. */
const entrySource = (slugs: readonly string[], base: string): string => {
  const search = searchHostOfEnvironment();
  const options = { base, sites: slugs, ...(search ? { searchHost: search.host, searchKey: search.apiKey } : {}) };
  return `
import { startMocks } from '@dealer/mocks/start';
import StockWorker from '@dealer/mocks/stockWorker?worker';
// No await at the top: the app's chunk may hold code that this one exports, and each would wait for the other.
const start = async () => {
  const started = await startMocks({ ...${JSON.stringify(options)}, createWorker: () => new StockWorker({ name: 'search-engine' }) });
  if (started === 'storefront') await import('${appEntry}');
};
void start();
`;
};

/**
 * The one place where mocks come in (design: How mocks come in). Used in mode mocked only:
 * replaces the page's entry, serves pictures and the service worker file below the base path, copies both into a build.
 *
 * @example
 * plugins: [mocked({ pictures: '/repository/packages/mocks/pictures', packages: () => packages })]
 */
export const mocked = ({
  defaultSite,
  pictures,
  packages,
}: {
  defaultSite?: string;
  /** The folder of the pictures of the generated stock; without it, the service worker draws them. */
  pictures?: string;
  packages: (root: string) => Packages;
}): Plugin => {
  let config: ResolvedConfig;
  const worker = (): string => {
    const file = packages(config.root).mockWorker();
    if (file === undefined) throw new Error('Mode mocked needs the mock backend: npm install --save-dev @dealer/mocks');
    return workerSource(config.base, { file, draws: pictures === undefined });
  };
  return {
    name: 'dealer:mocked',
    apply: (_config, { mode }) => mode === 'mocked',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) => (id === `\0${entryId}` ? entrySource(siteSlugs(config.root, defaultSite), config.base) : undefined),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const script = new RegExp(`<script type="module" src="${appEntry}"></script>`);
        if (!script.test(html))
          throw new Error(
            `index.html of this look must hold <script type="module" src="${appEntry}"></script>: mocked mode puts the mock backend before it.`,
          );
        return {
          html: html.replace(script, `<script type="module">import '${entryId}';</script>`),
          // A file in a build, which the content security policy of a site allows.
          tags: [
            config.command === 'build'
              ? {
                  tag: 'link',
                  attrs: { rel: 'stylesheet', href: config.base + layersName },
                  injectTo: 'head-prepend' as const,
                }
              : { tag: 'style', children: layerOrder(packages(config.root)), injectTo: 'head-prepend' as const },
          ],
        };
      },
    },
    configureServer: (server) => {
      const pictureFile = pictureFiles(pictures, config.base);
      server.middlewares.use((incoming, response, next) => {
        void (async () => {
          const { pathname } = requestAddress(incoming) ?? { pathname: '' };
          if (pathname === config.base + workerName) {
            response.setHeader('content-type', 'text/javascript; charset=utf-8');
            response.setHeader('cache-control', 'no-cache');
            response.end(worker());
            return;
          }
          if (pictures === undefined || !pathname.startsWith(`${config.base}pictures/`)) return next();
          const request = await toRequest(incoming);
          const answer =
            typeof request === 'string'
              ? refusal(request)
              : ((await pictureFile(request)) ?? new Response('There is no such picture.', { status: 404 }));
          await sendResponse(answer, response);
        })().catch(next);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerName, source: worker() });
      this.emitFile({ type: 'asset', fileName: layersName, source: layerOrder(packages(config.root)) });
    },
    // Copied, not emitted: a bundle would hold 20 MB of pictures in memory.
    writeBundle: async () => {
      if (pictures !== undefined && existsSync(pictures))
        await cp(pictures, join(config.root, config.build.outDir, 'pictures'), { recursive: true });
    },
  };
};
