import { Hono } from 'hono';
import { readRequestPath } from '@dealer/core/routes';
import { assistantCardPath, assistantPath, createAssistantRoute } from '../assistants/assistantRoute.ts';
import { answerCrawlerFiles } from '../crawlers/answerCrawlerFiles.ts';
import { isCrawlerPath } from '../crawlers/crawlerFiles.ts';
import { bodyLimit } from '../http/bodyLimit.ts';
import { compressed } from '../http/compressed.ts';
import { etagOf } from '../http/etagOf.ts';
import type { Handler } from '../http/nodeHttp.ts';
import { searchRoute } from '../http/searchRoute.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { createPageHandler, type PageHandler } from '../pages/createPageHandler.ts';
import { hostName } from '../sites/hostName.ts';
import type { HostedSite } from '../sites/siteRegistry.ts';
import { keyOf, type SiteStore } from '../sites/siteStore.ts';
import { appFiles, noFile, shellPage } from './appHandler.ts';
import type { BuiltLook } from './builtLook.ts';
import { fileHandler } from './fileHandler.ts';
import { isPageRequest } from './isPageRequest.ts';

/** A request with this header is answered as by a host that only serves files: without HTML of the page. */
export const shellHeader = 'x-dealer-shell';

export type SiteHandlerOptions = {
  looks: readonly BuiltLook[];
  /** The site that a request is for; undefined where the host name is no site's. */
  siteOf: (request: Request) => HostedSite | undefined;
  readContent: SiteStore['readContent'];
  /** Reads the stock of all dealers, for feeds and sitemaps. */
  stock: Handler;
  /** The search of a site's visitors, with rights for its stock only. Default: `stock`. */
  searchOf?: (hosted: HostedSite) => Handler | Promise<Handler>;
  /** The dealer's backend; answers undefined for addresses that it does not have. */
  backend: (request: Request) => Promise<Response | undefined>;
  /** The document of a site, where it depends on the request; then pages are made from it, and not from the parsed site. */
  documentOf?: (hosted: HostedSite, origin: string) => string;
  /** A folder whose files are answered below `/pictures/`. */
  pictures?: string;
  /** The most pages, and bytes of pages, in the cache of each look. */
  cachedPages?: number;
  cachedBytes?: number;
  now?: () => number;
  onError?: (error: unknown) => void;
  /** Gets a sentence on why a service did not answer. Default: `onError`. */
  onUnanswered?: (sentence: string) => void;
};

/** Answers all requests of the sites of a server. */
export type SiteHandler = Handler & {
  /** Drops cached pages by tag (`site:coast/kauri`, `vehicle:2022-toyota-hilux-1042`); returns how many. */
  purge: (tags: readonly string[]) => number;
};

/** The tag of the pages of a site. */
export const siteTag = (hosted: Parameters<typeof keyOf>[0]): string => `site:${keyOf(hosted)}`;

const forADay = 'public, max-age=86400';
const plain = { 'content-type': 'text/plain; charset=utf-8' };
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

const noFileOf = ({ slug }: HostedSite, name: string): Response =>
  Response.json({ error: `The site ${slug} has no file ${name}.json.` }, { status: 404, headers: json });

/** The origin that the browser uses: behind a proxy that ends TLS, with its scheme. */
const originOf = (request: Request): string => {
  const url = new URL(request.url);
  return request.headers.get('x-forwarded-proto') === 'https' ? `https://${url.host}` : url.origin;
};

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Answers the requests of many sites: documents, feeds, searches, the backend's addresses, rendered pages, and the files of the look. Any
 * host name that is no site's is answered with 404, never with another dealer's site.
 */
export const createSiteHandler = ({
  looks,
  siteOf,
  readContent,
  stock,
  searchOf = () => stock,
  backend,
  documentOf,
  pictures,
  cachedPages,
  cachedBytes,
  now = Date.now,
  onError = console.error,
  onUnanswered = onError,
}: SiteHandlerOptions): SiteHandler => {
  /** The site is found once for each request, before it is routed. */
  type Routed = { Bindings: { hosted: HostedSite } };
  const crawlerFiles = answerCrawlerFiles({ readContent, search: stock, now, onUnanswered });
  const assistants = createAssistantRoute({ now });
  const lookOf = new Map(looks.map((look) => [look.template, look]));

  /** What pages are made from, and what browsers request besides pages and files. */
  const data = new Hono<Routed>()
    // Hono would print it and answer; whoever requested it reports it.
    .onError((error) => {
      throw error;
    })
    .get('/site.json', (context) => {
      const { hosted } = context.env;
      const text = documentOf?.(hosted, originOf(context.req.raw)) ?? hosted.text;
      return new Response(text, { headers: { ...json, etag: etagOf(text) } });
    })
    .on('GET', ['/pages/*', '/content/*'], async (context, next) => {
      const { hosted } = context.env;
      const name = /^\/(.+)\.json$/.exec(context.req.path)?.[1];
      if (name === undefined) return next();
      const text = await readContent(hosted, name);
      return text === undefined
        ? noFileOf(hosted, name)
        : new Response(text, { headers: { ...json, etag: etagOf(text) } });
    })
    .get('*', async (context, next) => {
      if (!isCrawlerPath(context.req.path)) return next();
      return (await crawlerFiles(context.req.raw, context.env.hosted)) ?? noFile();
    })
    .all('*', async (context, next) => {
      const { hosted } = context.env;
      const search = searchRoute(async (query) => (await searchOf(hosted))(query));
      return (await search(context.req.raw)) ?? (await backend(context.req.raw)) ?? next();
    });

  const pages = new Map<string, PageHandler>();
  for (const { template, renderPage } of looks) {
    if (renderPage === undefined) continue;
    const handler = createPageHandler({
      renderPage,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const hosted = siteOf(request);
        return hosted === undefined ? noFile() : data.fetch(request, { hosted });
      },
      // A document of its own for each request is parsed while the page is made.
      ...(documentOf ? {} : { siteOf: (address) => siteOf(new Request(address))?.site }),
      tagsOf: (address) => {
        const hosted = siteOf(new Request(address));
        const vehicle = /^\/cars\/([^/]+)$/.exec(address.pathname)?.[1];
        return hosted === undefined ? [] : [siteTag(hosted), ...(vehicle === undefined ? [] : [`vehicle:${vehicle}`])];
      },
      ...(cachedPages === undefined ? {} : { cachedPages }),
      ...(cachedBytes === undefined ? {} : { cachedBytes }),
      onError,
    });
    pages.set(template, handler);
  }

  const files = new Map(looks.map(({ template, dist }) => [template, appFiles(dist)]));

  const app = new Hono<Routed>()
    .use(async ({ req }, next) => {
      const { pathname, search } = new URL(req.url);
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const path = readRequestPath(pathname);
      if (path.kind === 'moved' && isRead)
        return new Response(null, {
          status: 301,
          headers: { location: path.to + search, 'cache-control': 'no-store' },
        });
      if (path.kind !== 'path') return noFile();
      if (!isRead && bodyLimit({ path: pathname }) === 0)
        return new Response('This address only answers GET.', {
          status: 405,
          headers: { ...plain, allow: 'GET, HEAD' },
        });
      return next();
    })
    .on(['GET', 'POST', 'DELETE'], [assistantPath, assistantCardPath], async (context, next) => {
      const { hosted } = context.env;
      if (hosted.site === undefined) return next();
      const answer = await assistants(context.req.raw, {
        site: hosted.site,
        key: keyOf(hosted),
        origin: originOf(context.req.raw),
        fetch: async (input, init) => data.fetch(new Request(input, init), { hosted }),
      });
      return answer ?? noFile();
    })
    .route('/', data);
  if (pictures !== undefined)
    app.get(
      '/pictures/*',
      fileHandler(pictures, { cacheControl: () => forADay, rewrite: (path) => path.replace(/^\/pictures/, '') }),
      noFile,
    );
  app
    .get('*', async (context, next) => {
      const { raw } = context.req;
      const { template, host } = context.env.hosted;
      const page = pages.get(template);
      if (page === undefined || !isPageRequest(raw) || raw.headers.has(shellHeader)) return next();
      const url = new URL(raw.url);
      const address = new URL(originOf(raw));
      // A site has one page, whatever the address names, and at the IP addresses of the server too: else each name would fill the cache.
      if (documentOf === undefined && host !== '') address.hostname = host;
      if (hostName(address.host) === host) url.searchParams.delete('site');
      return page(
        new Request(address.origin + url.pathname + url.search, { method: raw.method, headers: raw.headers }),
      );
    })
    .get('*', async (context, next) => {
      const { path } = context.req;
      return path === '/' ? next() : files.get(context.env.hosted.template)?.(context, next);
    })
    .get('*', (context) => {
      const { template, site } = context.env.hosted;
      const look = lookOf.get(template);
      return look !== undefined && isPageRequest(context.req.raw) ? shellPage(look.dist, site?.theme) : noFile();
    })
    .notFound(noFile)
    .onError((error) => {
      throw error;
    });

  const handler: Handler = async (request) => {
    const hosted = siteOf(request);
    const answer = hosted === undefined ? noFile() : await compressed(request, await app.fetch(request, { hosted }));
    if (answer.type === 'error') return answer;
    const headers = new Headers(answer.headers);
    const isPage = isHtml(answer);
    const isSecure = originOf(request).startsWith('https:');
    const hashes = lookOf.get(hosted?.template ?? '')?.scriptHashes ?? [];
    for (const [name, value] of Object.entries(securityHeaders({ site: hosted?.site, isPage, isSecure, hashes })))
      headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };
  return Object.assign(handler, {
    purge: (tags: readonly string[]) => [...pages.values()].reduce((sum, page) => sum + page.purge(tags), 0),
  });
};
