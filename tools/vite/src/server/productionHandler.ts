import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import { picturesFolder } from '../paths.ts';
import {
  answerContent,
  answerSite,
  etagOf,
  isKnownHost,
  isOwnHost,
  productionFolder,
  siteOfRequest,
} from './answerSite.ts';
import type { Site } from '@dealer/core/site';
import { themedPage, type SiteTheme } from '@dealer/core/theme';
import { readRequestPath } from '@dealer/core/routes';
import { answerCrawlerFiles, parsedSite } from './answerCrawlerFiles.ts';
import { bodyLimit } from './bodyLimit.ts';
import { builtFiles, isPageRequest } from './builtFiles.ts';
import { builtPages } from './builtPages.ts';
import { compressed } from './compressed.ts';
import { isCrawlerPath } from './crawlerFiles.ts';
import { searchPath, searchRoute } from '@dealer/vite/backend';
import { fileAnswer } from '@dealer/vite/server';
import { builtScriptHashes, securityHeaders } from './securityHeaders.ts';
import type { Handler } from '@dealer/vite/server';

/** A request with this header is answered as by a host that only serves files: without HTML of the page. */
export const shellHeader = 'x-dealer-shell';

/** The most parsed sites in memory. */
const mostSites = 1_000;

/**
 * A look's production build as a host would serve it, with the mock backend and the embedded engine behind it.
 *
 * @example
 * const handler = productionHandler(namedLook('coast'), { search: (request) => engine.handle(request) });
 */
export const productionHandler = (
  look: { template: string; folder: string; defaultSite?: string | undefined },
  {
    search,
    site,
    sitesFrom,
    ownStock = false,
    backend,
    siteSearch,
  }: {
    search: Handler;
    site?: string;
    sitesFrom?: string;
    ownStock?: boolean;
    /** The dealer's backend, which gets `/api/*`; without it the mock backend and a mock sign-in answer. */
    backend?: Handler;
    /** The search of a site's visitors, with rights for its stock only; default: `search`. */
    siteSearch?: (site: Site) => Promise<Handler>;
  },
): Handler => {
  const dist = productionFolder(look.folder);
  const mock = backend === undefined ? createMockApi({ search, indexUid, now: () => Date.now() }) : undefined;
  const choice = {
    folder: sitesFrom ?? look.folder,
    defaultSite: look.defaultSite,
    chosen: site,
  };
  const crawlerFiles = answerCrawlerFiles({
    template: look.template,
    lookFolder: look.folder,
    folder: choice.folder,
    search,
    ownStock,
    now: Date.now,
  });
  let pages: Promise<Handler | undefined> | undefined;
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (!isKnownHost(url.hostname, choice)) return notFound();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = readRequestPath(url.pathname);
    if (path.kind === 'moved' && isRead) return moved(path.to + url.search);
    if (path.kind !== 'path') return notFound();
    if (!isRead && bodyLimit({ path: url.pathname }) === 0) return onlyRead();
    if (url.pathname === '/site.json')
      return answerSite(request, {
        ...choice,
        origin: originOf(request),
        searchPath,
        ownStock,
        mockSignIn: backend === undefined,
      });
    const content = answerContent(request, choice);
    if (content) return content;
    if (isCrawlerPath(url.pathname)) return (await crawlerFiles(request, siteOfRequest(request, choice))) ?? notFound();
    const found = await searchRoute(siteSearch === undefined ? search : searchOf(request, siteSearch))(request);
    if (found) return found;
    const fromApi =
      backend === undefined
        ? await mock?.handle(request)
        : url.pathname.startsWith('/api/')
          ? await backend(request)
          : undefined;
    if (fromApi) return fromApi;
    if (url.pathname.startsWith('/pictures/'))
      return (
        (await fileAnswer(picturesFolder, url.pathname.slice('/pictures'.length), {
          'cache-control': 'public, max-age=86400',
        })) ?? notFound()
      );
    if (isPageRequest(request) && !request.headers.has(shellHeader)) {
      pages ??= builtPages(look.folder, (input, init) => answer(new Request(input, init)));
      const { method, headers } = request;
      // A host name has one site, whatever the address names.
      if (!isOwnHost(url.hostname) && url.searchParams.has('site')) url.searchParams.delete('site');
      const page = await (await pages)?.(
        new Request(originOf(request) + url.pathname + url.search, { method, headers }),
      );
      if (page) return page;
    }
    const file = (await builtFiles(dist, request)) ?? notFound();
    const pageSite = isHtml(file) ? await siteOf(request) : undefined;
    return pageSite ? themed(file, pageSite.theme) : file;
  };
  const hashes = builtScriptHashes(dist);
  const sites = new Map<string, Promise<Site | undefined>>();
  /** The site of a request as the headers need it, parsed once for each text of its file. */
  const siteOf = async (request: Request): Promise<Site | undefined> => {
    const file = siteOfRequest(request, choice);
    if (file.kind !== 'file') return undefined;
    const known = sites.get(file.text);
    if (known !== undefined) return known;
    if (sites.size >= mostSites) sites.clear();
    const parsing = parsedSite(file, { template: look.template, lookFolder: look.folder, ownStock });
    sites.set(file.text, parsing);
    return parsing;
  };
  /** The search with the rights of the site that a request is for; what the search server gets has no host name of a site. */
  const searchOf =
    (request: Request, handlerOf: (site: Site) => Promise<Handler>): Handler =>
    async (query) => {
      const found = await siteOf(request);
      return found === undefined ? notFound() : (await handlerOf(found))(query);
    };
  return async (request) => {
    const response = await compressed(request, await answer(request));
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    const isPage = isHtml(response);
    const isSecure = originOf(request).startsWith('https:');
    const site = isPage || isSecure ? await siteOf(request) : undefined;
    for (const [name, value] of Object.entries(securityHeaders({ site, isPage, isSecure, hashes })))
      headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
};

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

/** A page with its site's colour scheme and colours; its etag is changed by them too. */
const themed = async (page: Response, theme: SiteTheme): Promise<Response> => {
  const headers = new Headers(page.headers);
  const etag = headers.get('etag');
  if (etag !== null) headers.set('etag', etagOf(etag + JSON.stringify(theme)));
  return new Response(themedPage(await page.text(), theme), { status: page.status, headers });
};

const notFound = (): Response =>
  new Response('There is no such file.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const moved = (to: string): Response =>
  new Response(null, { status: 301, headers: { location: to, 'cache-control': 'no-store' } });

const onlyRead = (): Response =>
  new Response('This address only answers GET.', {
    status: 405,
    headers: { 'content-type': 'text/plain; charset=utf-8', allow: 'GET, HEAD' },
  });

/** The origin that the browser uses: behind a proxy that ends TLS, with its scheme. */
const originOf = (request: Request): string => {
  const url = new URL(request.url);
  return request.headers.get('x-forwarded-proto') === 'https' ? `https://${url.host}` : url.origin;
};
