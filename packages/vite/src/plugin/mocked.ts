import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { layerOrder } from '../build/layerOrder.ts';
import type { Packages } from '../build/packages.ts';
import { refusal, requestAddress, sendResponse, toRequest } from '@dealer/server/http';
import { siteSlugs } from '../sites/siteFiles.ts';
import { pictureFiles } from './pictureFiles.ts';
import { plainPictureSource } from './plainPicture.ts';
import { storedFiles } from './storedFiles.ts';
import { searchHostOfEnvironment } from './sites.ts';

const entryId = 'virtual:dealer-mocked-entry';
const routerId = '\0virtual:dealer-router';
const router = 'react-router';
const appEntry = '/src/main.tsx';
const workerName = 'mockServiceWorker.js';
const layersName = 'layers.css';

/** Not the page, which is stored by the address of its folder, nor what only tools read. */
const isStored = (name: string): boolean => !name.startsWith('.') && name !== 'index.html';

/** What the service worker does with a request for a picture, if there are no picture files. */
const drawnPictures = `
  const { pathname } = new URL(event.request.url);
  if (isBelow('pictures/')) event.respondWith(new Response(plainPicture(pathname), { headers: { 'content-type': 'image/svg+xml' } }));`;

/**
 * The mocking library's service worker, outside the app's own files: each of them would travel to the page and back before it
 * is fetched, some hundred times a page.
 */
const workerSource = ({
  file,
  draws,
  stored,
  packages,
}: {
  file: string;
  draws: boolean;
  /** The files of a build that works without a network. */
  stored?: readonly string[];
  packages: Packages;
}): string => `${draws || stored ? plainPictureSource(packages) : ''}${stored ? storedFiles(stored) : ''}
addEventListener('fetch', (event) => {
  const isBelow = (folder) => event.request.url.startsWith(registration.scope + folder);
  if (['assets/', 'pictures/'].some(isBelow)) event.stopImmediatePropagation();${draws ? drawnPictures : ''}
});
${readFileSync(file, 'utf8')}`;

/** The commit of the look, and now. */
const buildName = (root: string): string => {
  const time = new Date().toISOString();
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${commit.toString().trim()}, ${time}`;
  } catch {
    return time;
  }
};

/** Another look: below a path, seen from this one, or on a port that is so much higher. */
export type OtherLook = { name: string; path?: string; portOffset?: number };

/** A build with Vite's `base: './'` can be moved to any path of any host; it also works without a network. */
const isForAnyPath = (base: string): boolean => base === './';

/** The base path, as script of a chunk, which is in the folder of assets. */
const baseSource = (base: string): string =>
  isForAnyPath(base) ? "((chunk) => new URL('..', chunk).pathname)(import.meta.url)" : JSON.stringify(base);

/** React Router with the window of a site below a base path. */
const routerSource = (base: string): string => `
export * from '${router}';
import { createBrowserRouter as create } from '${router}';
import { windowBelow } from '@dealer/mocks/start';
export const createBrowserRouter = (routes, options) => create(routes, { ...options, window: windowBelow(${baseSource(base)}) });
`;

/** The page's entry in mode mocked: the mock backend first, then the app. */
const entrySource = (
  slugs: readonly string[],
  looks: readonly OtherLook[],
  { base, root }: Pick<ResolvedConfig, 'base' | 'root'>,
): string => {
  const search = searchHostOfEnvironment();
  const options = {
    sites: slugs,
    looks,
    worksOffline: isForAnyPath(base),
    build: buildName(root),
    ...(search ? { searchHost: search.host, searchKey: search.apiKey } : {}),
  };
  return `
import { startMocks } from '@dealer/mocks/start';
import StockWorker from '@dealer/mocks/stockWorker?worker';
// No await at the top: the app's chunk may hold code that this one exports, and each would wait for the other.
const start = async () => {
  const started = await startMocks({ ...${JSON.stringify(options)}, base: ${baseSource(base)}, createWorker: () => new StockWorker({ name: 'search-engine' }) });
  if (started === 'storefront') await import('${appEntry}');
};
void start();
`;
};

/**
 * The one place where mocks come in (design: How mocks come in). Used in mode mocked only:
 * replaces the page's entry, serves pictures and the service worker file below the base path, copies both into a build.
 */
export const mocked = ({
  defaultSite,
  pictures,
  looks = [],
  packages,
}: {
  defaultSite?: string;
  /** Other looks that the panel leads to. */
  looks?: readonly OtherLook[];
  /** The folder of the pictures of the generated stock; without it, the service worker draws them. */
  pictures?: string;
  packages: (root: string) => Packages;
}): Plugin => {
  let config: ResolvedConfig;
  const worker = (stored?: readonly string[]): string => {
    const ours = packages(config.root);
    const file = ours.mockWorker();
    if (file === undefined) throw new Error('Mode mocked needs the mock backend: npm install --save-dev @dealer/mocks');
    return workerSource({ file, packages: ours, draws: pictures === undefined, ...(stored && { stored }) });
  };
  return {
    name: 'dealer:mocked',
    apply: (_config, { mode }) => mode === 'mocked',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: {
      // Before the library is found in node_modules.
      order: 'pre',
      handler: (id, importer) => {
        if (id === entryId) return `\0${entryId}`;
        const isElsewhere = config.command === 'build' && config.base !== '/';
        return isElsewhere && id === router && importer !== routerId ? routerId : undefined;
      },
    },
    load: (id) => {
      if (id === routerId) return routerSource(config.base);
      return id === `\0${entryId}` ? entrySource(siteSlugs(config.root, defaultSite), looks, config) : undefined;
    },
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
                  // Vite looks for no source of it: it is written below.
                  attrs: { rel: 'stylesheet', href: config.base + layersName, 'vite-ignore': true },
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
    generateBundle: {
      // After the files of sites and the page.
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: layersName, source: layerOrder(packages(config.root)) });
        const stored = isForAnyPath(config.base) ? [...Object.keys(bundle).filter(isStored), layersName] : undefined;
        this.emitFile({ type: 'asset', fileName: workerName, source: worker(stored) });
      },
    },
    // Copied, not emitted: a bundle would hold 20 MB of pictures in memory.
    writeBundle: async () => {
      if (pictures !== undefined && existsSync(pictures))
        await cp(pictures, join(resolve(config.root, config.build.outDir), 'pictures'), { recursive: true });
    },
  };
};
