import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readSite } from '@dealer/core/site';
import { themedPage } from '@dealer/core/theme';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { Drafts } from '../develop/drafts.ts';
import { readContentFile, readSiteFile, siteFileNames, siteSlugs } from '../sites/siteFiles.ts';
import type { SiteFile } from '../sites/siteFiles.ts';
import { readsPackages } from '../build/loadTemplate.ts';
import { themeDefaults } from './themeDefaults.ts';
import { requestAddress } from '@dealer/server/http';
import { withSearchService } from '@dealer/server/sites';

/** A search server that replaces the embedded engine: the environment's DEALER_SEARCH_HOST and DEALER_SEARCH_KEY. */
export const searchHostOfEnvironment = (): { host: string; apiKey: string } | undefined => {
  const host = process.env.DEALER_SEARCH_HOST;
  return host ? { host: host.replace(/\/$/, ''), apiKey: process.env.DEALER_SEARCH_KEY ?? '' } : undefined;
};

/** `site.json`, `pages/<page>.json` and `content/<name>.json`, alone or in the folder of a site. */
const siteFile = /^(?:sites\/([^/]+)\/)?(site|(?:pages|content)\/.+)\.json$/;

/** Changes the text of a site file before it is answered. `origin` is the address that the browser uses. */
type ChangeSite = (text: string, origin: string) => string;

/** Sent to the pages of the development server when a file of a site has changed. */
export const siteEvent = 'dealer:site';

/** Answers site files below the base path; passes on every other request. */
export const answerSites =
  (
    { root, base }: Pick<ResolvedConfig, 'root' | 'base'>,
    defaultSite: string | undefined,
    change: ChangeSite,
    drafts?: Drafts,
  ) =>
  (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse, next: () => void): void => {
    const url = requestAddress(request);
    if (url === undefined || !url.pathname.startsWith(base)) return next();
    const [, named, name = ''] = siteFile.exec(url.pathname.slice(base.length)) ?? [];
    if (name === '') return next();
    const site = readSiteFile(root, { slug: named ?? url.searchParams.get('site'), defaultSite });
    const isSite = name === 'site';
    const file = isSite || site.kind === 'unknown' ? site : readContentFile(root, { slug: site.slug, name });
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    if (file.kind === 'unknown') {
      response.statusCode = 404;
      response.end(JSON.stringify({ error: file.message }));
      return;
    }
    const text = drafts?.textOf(join(root, 'sites', file.slug, `${name}.json`)) ?? file.text;
    response.end(isSite ? change(text, url.origin) : text);
  };

/** The page of a site file with its colour scheme and colours; unchanged where the file needs the full check. */
const themed = (html: string, file: SiteFile, templateDefaults: object): string => {
  if (file.kind === 'unknown') return html;
  try {
    const read = readSite({ doc: JSON.parse(file.text), templateName: '', templateDefaults });
    return read.kind === 'site' ? themedPage(html, read.site.theme) : html;
  } catch {
    return html;
  }
};

/**
 * Site files: the dev server answers `<base>site.json?site=<slug>` and `<base>pages/<page>.json?site=<slug>` (and
 * `content/<name>.json`), or each below `<base>sites/<slug>/`; a mocked build carries the files along. Production builds carry none: the host answers.
 */
export const sites = ({
  defaultSite,
  drafts,
  isLive = () => false,
}: {
  defaultSite?: string;
  /** Changes of site files that are not written yet. */
  drafts?: Drafts;
  /** Open pages read a changed file by themselves; others are loaded again. */
  isLive?: (root: string) => boolean;
}): Plugin => {
  let config: ResolvedConfig;
  let server: ViteDevServer | undefined;
  return {
    name: 'dealer:sites',
    config: (_, { isSsrBuild = false }) => (isSsrBuild ? {} : { ssr: readsPackages }),
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: (started) => {
      server = started;
      const folder = join(config.root, 'sites');
      started.watcher.add(folder);
      started.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder)) return;
        const isOther = event !== 'change' && file.endsWith('site.json');
        started.ws.send(
          isLive(config.root) && !isOther ? { type: 'custom', event: siteEvent } : { type: 'full-reload' },
        );
      });
      started.middlewares.use(
        answerSites(
          config,
          defaultSite,
          (text) => {
            const search = searchHostOfEnvironment();
            return search ? withSearchService(text, search, { ownStock: true }) : text;
          },
          drafts,
        ),
      );
    },
    /** The page has the colours of its site from the start; a production build is for many sites, and its host writes them. */
    transformIndexHtml: async (html, { originalUrl }) => {
      if (config.command === 'build' && config.mode !== 'mocked') return html;
      const slug = new URLSearchParams(originalUrl?.split('?')[1]).get('site');
      return themed(html, readSiteFile(config.root, { slug, defaultSite }), await themeDefaults(config, server));
    },
    generateBundle() {
      if (config.mode !== 'mocked') return;
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
