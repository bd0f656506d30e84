import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { layerOrder } from '../layerOrder.ts';
import { mockWorkerFile, picturesFolder } from '../paths.ts';
import { fileAnswer } from '../server/fileAnswer.ts';
import { siteSlugs } from '../server/siteFiles.ts';
import { searchHostOfEnvironment } from './sites.ts';

const entryId = 'virtual:dealer-mocked-entry';
const appEntry = '/src/main.tsx';
const workerName = 'mockServiceWorker.js';

/**
 * The mocking library's service worker, kept away from the app's own files: each of them would travel to the page and back before it
 * is fetched, some hundred times a page.
 */
const workerSource = (base: string): string => `addEventListener('fetch', (event) => {
  if (['assets/', 'pictures/'].some((folder) => event.request.url.startsWith(location.origin + ${JSON.stringify(base)} + folder))) event.stopImmediatePropagation();
});
${readFileSync(mockWorkerFile, 'utf8')}`;

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
 */
export const mocked = ({ defaultSite }: { defaultSite?: string }): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'dealer:mocked',
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
          tags: [{ tag: 'style', children: layerOrder(), injectTo: 'head-prepend' as const }],
        };
      },
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        void (async () => {
          const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
          if (pathname === config.base + workerName) {
            response.setHeader('content-type', 'text/javascript; charset=utf-8');
            response.setHeader('cache-control', 'no-cache');
            response.end(workerSource(config.base));
            return;
          }
          if (!pathname.startsWith(`${config.base}pictures/`)) return next();
          const picture = await fileAnswer(picturesFolder, pathname.slice(`${config.base}pictures`.length), {
            'cache-control': 'max-age=600',
          });
          if (!picture) {
            response.statusCode = 404;
            response.end('There is no such picture.');
            return;
          }
          for (const [name, value] of picture.headers) response.setHeader(name, value);
          response.end(new Uint8Array(await picture.arrayBuffer()));
        })().catch(next);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerName, source: workerSource(config.base) });
    },
    // Copied, not emitted: a bundle would hold 20 MB of pictures in memory.
    writeBundle: async () => {
      if (existsSync(picturesFolder))
        await cp(picturesFolder, join(config.root, config.build.outDir, 'pictures'), { recursive: true });
    },
  };
};
