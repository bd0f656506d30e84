import { withoutAdvertising } from '../handover/pageAddress.ts';
import type { Template } from '../template/template.ts';
import type { BuiltPage } from './pageDocument.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';

export type PageHandlerOptions = {
  template: Template;
  built: BuiltPage;
  /** Answers `/site.json`, the site's files and the search server; gets absolute addresses. */
  fetch: typeof fetch;
  now?: () => number;
  /** How long a page may take, in milliseconds; then the answer is the last one of the address, or the shell. Default: 1,000. */
  deadlineMs?: number;
  /** How long a page is answered from the cache, in milliseconds. Default: 60,000. */
  freshMs?: number;
  /** How long an expired page may be answered while a new one is rendered, in milliseconds. Default: one day. */
  staleMs?: number;
  /** The most pages in the cache. Default: 500. */
  cachedPages?: number;
  onError?: (error: unknown) => void;
};

/** Longer addresses are not rendered. */
const longestAddress = 2_000;

/** The address of a page in the cache: without its anchor and the parameters of advertisements. */
const keyOf = (address: string): string => {
  const { origin, pathname, search } = new URL(address);
  return origin + pathname + withoutAdvertising(search);
};

/** What a host offers to a request. */
export type PageContext = {
  /** Lets an edge worker run on after the answer, until a page has been rendered again. Node servers do not need it. */
  waitUntil?: (work: Promise<unknown>) => void;
};

/** A page as it is sent: its bytes take less memory than its text, and need not be made for each answer. */
type SentPage = Omit<RenderedPage, 'html'> & { readonly body: Uint8Array<ArrayBuffer> };

type Entry = { page: SentPage; at: number };

const encoder = new TextEncoder();

const day = 24 * 60 * 60 * 1000;

/**
 * Creates a handler that answers requests of pages: rendered, from the cache, or the shell. It caches pages with content only, so that
 * unknown addresses cannot fill it. An expired page is answered at once and rendered again in the background. Concurrent requests of an
 * address share one rendering.
 *
 * @example
 * const handler = createPageHandler({ template, built, fetch });
 * const response = await handler(new Request('https://dealer.example/search'));
 */
export const createPageHandler = ({
  template,
  built,
  fetch,
  now = Date.now,
  deadlineMs = 1_000,
  freshMs = 60_000,
  staleMs = day,
  cachedPages = 500,
  onError = console.error,
}: PageHandlerOptions): ((request: Request, context?: PageContext) => Promise<Response>) => {
  const cache = new Map<string, Entry>();
  const running = new Map<string, Promise<SentPage>>();

  const store = (key: string, page: SentPage): void => {
    if (!page.isContent || (page.status !== 200 && page.status !== 301)) {
      // A vehicle that was sold and deleted is not answered from the cache; one whose data cannot be loaded is.
      if (page.status < 500) cache.delete(key);
      return;
    }
    cache.delete(key);
    cache.set(key, { page, at: now() });
    if (cache.size > cachedPages) cache.delete(cache.keys().next().value ?? '');
  };

  const render = (key: string): Promise<SentPage> => {
    const known = running.get(key);
    if (known) return known;
    const rendering = renderPage({
      template,
      built,
      url: key,
      fetch,
      now: now(),
      signal: AbortSignal.timeout(deadlineMs),
      onError,
    }).then(({ html, ...rest }) => {
      const page = { ...rest, body: encoder.encode(html) };
      running.delete(key);
      store(key, page);
      return page;
    });
    running.set(key, rendering);
    return rendering;
  };

  const answerTo = async (key: string, { waitUntil }: PageContext): Promise<SentPage> => {
    const entry = cache.get(key);
    const age = entry ? now() - entry.at : Infinity;
    if (entry && age < freshMs) return entry.page;
    if (entry && age < freshMs + staleMs) {
      const rendering = render(key);
      waitUntil?.(rendering);
      return entry.page;
    }
    return render(key);
  };

  return async (request, context = {}) => {
    if (request.url.length > longestAddress) return new Response('The address is too long.', { status: 414 });
    const { status, headers, body } = await answerTo(keyOf(request.url), context);
    return new Response(request.method === 'HEAD' || body.byteLength === 0 ? null : body, { status, headers });
  };
};
