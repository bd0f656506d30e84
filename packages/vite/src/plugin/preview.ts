import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Packages } from '../build/packages.ts';
import { refusal, requestAddress, sendResponse, toRequest } from '@dealer/server/http';
import { withSearchService } from '@dealer/server/sites';
import { projectSites } from '../sites/projectSites.ts';
import { pictureFiles } from './pictureFiles.ts';
import { plainPictures } from './plainPicture.ts';
import { answerSites, searchHostOfEnvironment } from './sites.ts';

type Backend = typeof import('../backend/index.ts');

/** The mock backend; undefined where `@dealer/mocks` is not installed. */
const loadBackend = async (): Promise<Backend | undefined> => {
  try {
    return await import('../backend/index.ts');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
};

/**
 * `vite preview` of a production build: answers site files as a host does and, where `@dealer/mocks` is installed, has the mock
 * backend with generated stock behind it. The services of the site file are not called then, so that no lead of a preview reaches a dealer.
 */
export const preview = ({
  defaultSite,
  pictures,
  packages,
}: {
  defaultSite?: string;
  pictures?: string;
  packages: (root: string) => Packages;
}): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'dealer:preview',
    configResolved: (resolved) => {
      config = resolved;
    },
    configurePreviewServer: async (server) => {
      const { outDir } = config.build;
      if (!existsSync(resolve(config.root, outDir)))
        throw new Error(`There is no ${outDir}: build ${config.mode === 'mocked' ? 'it with --mocked ' : ''}first.`);
      // A mocked build brings its backend along.
      if (config.mode === 'mocked') return;
      const loaded = await loadBackend();
      const environment = searchHostOfEnvironment();
      server.middlewares.use(
        answerSites(config, defaultSite, (text, origin) => {
          if (loaded === undefined)
            return environment === undefined ? text : withSearchService(text, environment, { ownStock: true });
          return withSearchService(text, environment ?? { host: origin + loaded.searchPath, apiKey: 'preview' }, {
            ownStock: environment !== undefined,
            auth: { url: origin, anonKey: 'preview' },
            api: { baseUrl: '' },
          });
        }),
      );
      if (loaded === undefined) return;
      const backend = await loaded.mockBackend({ sites: projectSites(config.root) });
      const plainPicture = plainPictures(packages(config.root));
      const pictureFile = pictureFiles(pictures);
      server.middlewares.use((incoming, outgoing, next) => {
        const { pathname } = requestAddress(incoming) ?? { pathname: '' };
        if (!/^\/(api|auth|rest|search-engine|pictures)\//.test(pathname)) return next();
        void (async () => {
          const request = await toRequest(incoming);
          if (typeof request === 'string') return sendResponse(refusal(request), outgoing);
          const answer = pathname.startsWith('/pictures/')
            ? ((await pictureFile(request)) ??
              new Response(plainPicture(pathname), { headers: { 'content-type': 'image/svg+xml' } }))
            : await backend(request);
          return answer === null ? next() : sendResponse(answer, outgoing);
        })().catch(next);
      });
    },
  };
};
