import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readContentFile, readSiteFile, siteFileNames, siteSlugs } from '../server/siteFiles.ts';
import type { SiteFile } from '../server/siteFiles.ts';
import { withSearchService } from '../server/withSearchService.ts';

/** A search server that replaces the embedded engine; `npm start -- --search-host` puts it into the environment. */
export const searchHostOfEnvironment = (): { host: string; apiKey: string } | undefined => {
  const host = process.env.DEALER_SEARCH_HOST;
  return host ? { host: host.replace(/\/$/, ''), apiKey: process.env.DEALER_SEARCH_KEY ?? '' } : undefined;
};

/** `site.json`, `pages/<page>.json` and `content/<name>.json`, alone or in the folder of a site. */
const siteFile = /^(?:sites\/([^/]+)\/)?(site|(?:pages|content)\/.+)\.json$/;

/**
 * Site files: the dev server answers `<base>site.json?site=<slug>` and `<base>pages/<page>.json?site=<slug>` (and
 * `content/<name>.json`), or each below `<base>sites/<slug>/`; a mocked build carries the files along. Production builds carry none: the host answers.
 */
export const sites = ({ defaultSite, mocked }: { defaultSite?: string; mocked: boolean }): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'dealer:sites',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: (server) => {
      const folder = config.root;
      server.watcher.add(join(folder, 'sites'));
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(join(folder, 'sites'))) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
        if (!url.pathname.startsWith(config.base)) return next();
        const path = url.pathname.slice(config.base.length);
        const [, named, name = ''] = siteFile.exec(path) ?? [];
        if (name === '') return next();
        const site = readSiteFile(folder, {
          slug: named ?? url.searchParams.get('site'),
          ...(defaultSite ? { defaultSite } : {}),
        });
        const isSite = name === 'site';
        const file = isSite || site.kind === 'unknown' ? site : readContentFile(folder, { slug: site.slug, name });
        const search = searchHostOfEnvironment();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        if (file.kind === 'unknown') {
          response.statusCode = 404;
          response.end(JSON.stringify({ error: file.message }));
          return;
        }
        response.end(search && isSite ? withSearchService(file.text, search, { ownStock: true }) : file.text);
      });
    },
    generateBundle() {
      if (!mocked) return;
      for (const slug of siteSlugs(config.root, defaultSite)) {
        const emit = (file: SiteFile, name: string): void => {
          if (file.kind === 'file')
            this.emitFile({ type: 'asset', fileName: `sites/${slug}/${name}.json`, source: file.text });
        };
        emit(readSiteFile(config.root, { slug }), 'site');
        for (const name of siteFileNames(config.root, slug)) emit(readContentFile(config.root, { slug, name }), name);
      }
    },
  };
};
