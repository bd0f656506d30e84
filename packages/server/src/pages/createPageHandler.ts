import { LRUCache } from 'lru-cache';
import { pageAddress, readRequestPath } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';

/** A request of a page, for a look. */
export type PageRequest = {
  /** The absolute address as the visitor sees it. */
  url: string;
  /** Answers `/site.json`, the site's files and the search server; gets absolute addresses. */
  fetch: typeof fetch;
  /** The parsed site of the document that `fetch` answers, where the host has it. */
  site?: Site | undefined;
  /** In milliseconds since 1970. */
  now: number;
  /** Aborted when the answer is wanted at once: then it is the shell. */
  signal?: AbortSignal;
  onError?: (error: unknown) => void;
};

/** A page as a look renders it. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  /** The whole document; empty for a redirect. */
  html: string;
  /** The page is content that a cache may store. */
  isContent: boolean;
};

/** Renders the pages of a look: `renderPage` of its `dist-server/server.js`. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export type PageHandlerOptions = {
  renderPage: RenderPage;
  /** Answers `/site.json`, the site's files and the search server; gets absolute addresses. */
  fetch: typeof fetch;
  /** The parsed site of an address, where the host has it; else each rendering parses the document that `fetch` answers. */
  siteOf?: (address: URL) => Site | undefined;
  /** What a page is about, for `purge` and the header `Cache-Tag`: such as its site and its vehicle. */
  tagsOf?: (address: URL) => readonly string[];
  now?: () => number;
  /** How long a page may take, in milliseconds; then the answer is the last one of the address, or the shell. Default: 1,000. */
  deadlineMs?: number;
  /** How long a page is answered from the cache, in milliseconds. Default: 60,000. */
  freshMs?: number;
  /** How long an expired page may be answered while a new one is rendered, in milliseconds. Default: one day. */
  staleMs?: number;
  /** The most pages in the cache. Default: 500. */
  cachedPages?: number;
  /** The most bytes of pages in the cache. Default: 64 MB. */
  cachedBytes?: number;
  onError?: (error: unknown) => void;
};

/** Longer addresses are not rendered. */
const longestAddress = 2_000;

/** The address that is rendered for a request: without its anchor, a trailing slash and the parameters that no page reads. */
const pageUrl = (address: string): URL => {
  const url = new URL(address);
  const { pathname, search, origin } = url;
  return new URL(origin + pageAddress({ pathname, search }));
};

/** What a host offers to a request. */
export type PageContext = {
  /** Lets an edge worker run on after the answer, until a page has been rendered again. Node servers do not need it. */
  waitUntil?: (work: Promise<unknown>) => void;
};

/** A page as it is sent: its bytes take less memory than its text, and need not be made for each answer. */
type SentPage = Omit<RenderedPage, 'html'> & { readonly body: Uint8Array<ArrayBuffer> };

type Entry = { page: SentPage; at: number; tags: readonly string[] };

/** Answers requests of pages. */
export type PageHandler = ((request: Request, context?: PageContext) => Promise<Response>) & {
  /** Drops the pages with one of these tags, because what they show has changed; returns how many. */
  purge: (tags: readonly string[]) => number;
};

const encoder = new TextEncoder();

const plain = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

const noStore = { 'cache-control': 'no-store' };

const etagOf = async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).subarray(0, 16);
  return `"${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

const day = 24 * 60 * 60 * 1000;

/**
 * Creates a handler that answers requests of pages: rendered, from the cache, or the shell. Its cache has the pages that were requested last,
 * by host name, path and the parameters that pages read, and pages with content only, so that unknown addresses cannot fill it. The cache is
 * stale-while-revalidate: an expired page is answered at once and rendered again; where that fails, it remains. Concurrent requests of an
 * address share one rendering.
 */
export const createPageHandler = ({
  renderPage,
  fetch,
  now = Date.now,
  deadlineMs = 1_000,
  freshMs = 60_000,
  staleMs = day,
  cachedPages = 500,
  cachedBytes = 64 * 1024 * 1024,
  siteOf = () => undefined,
  tagsOf = () => [],
  onError = console.error,
}: PageHandlerOptions): PageHandler => {
  const cache = new LRUCache<string, Entry>({
    max: cachedPages,
    maxSize: cachedBytes,
    sizeCalculation: ({ page }) => 1 + page.body.byteLength,
  });
  const running = new Map<string, Promise<SentPage>>();

  const store = (key: string, page: SentPage, tags: readonly string[]): void => {
    if (page.isContent && (page.status === 200 || page.status === 301)) cache.set(key, { page, at: now(), tags });
    // A vehicle that was sold and deleted is not answered from the cache; one whose data cannot be loaded is.
    else if (page.status < 500) cache.delete(key);
  };

  const render = async (key: string, url: URL): Promise<SentPage> => {
    try {
      const { html, ...rest } = await renderPage({
        url: url.href,
        fetch,
        site: siteOf(url),
        now: now(),
        signal: AbortSignal.timeout(deadlineMs),
        onError,
      });
      const body = encoder.encode(html);
      const tags = rest.isContent ? tagsOf(url) : [];
      const headers = {
        ...rest.headers,
        ...(rest.isContent && rest.status === 200 ? { etag: await etagOf(body) } : {}),
        ...(tags.length > 0 ? { 'cache-tag': tags.join(',') } : {}),
      };
      const page = { ...rest, headers, body };
      store(key, page, tags);
      return page;
    } finally {
      running.delete(key);
    }
  };

  const renderOnce = (key: string, url: URL): Promise<SentPage> => {
    const rendering = running.get(key) ?? render(key, url);
    running.set(key, rendering);
    return rendering;
  };

  const answerTo = async (url: URL, { waitUntil }: PageContext): Promise<SentPage> => {
    const key = url.hostname + url.pathname + url.search;
    const entry = cache.get(key);
    const age = entry ? now() - entry.at : Infinity;
    if (entry && age < freshMs) return entry.page;
    if (entry && age < freshMs + staleMs) {
      const rendering = renderOnce(key, url).catch(onError);
      waitUntil?.(rendering);
      return entry.page;
    }
    return renderOnce(key, url);
  };

  const answer = async (request: Request, context: PageContext = {}): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('This address only answers GET.', { status: 405, headers: { ...plain, allow: 'GET, HEAD' } });
    if (request.url.length > longestAddress)
      return new Response('The address is too long.', { status: 414, headers: plain });
    const { pathname, search } = new URL(request.url);
    const path = readRequestPath(pathname);
    if (path.kind === 'malformed')
      return new Response('There is no such address.', { status: 404, headers: { ...plain, ...noStore } });
    if (path.kind === 'moved')
      return new Response(null, { status: 301, headers: { location: path.to + search, ...noStore } });
    const { status, headers, body } = await answerTo(pageUrl(request.url), context);
    return new Response(request.method === 'HEAD' || body.byteLength === 0 ? null : body, { status, headers });
  };
  const purge = (tags: readonly string[]): number => {
    const wanted = new Set(tags);
    const found = [...cache.entries()].filter(([, entry]) => entry.tags.some((tag) => wanted.has(tag)));
    for (const [key] of found) cache.delete(key);
    return found.length;
  };
  return Object.assign(answer, { purge });
};
