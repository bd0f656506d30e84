import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createHttp, lruCache } from '@dealer/api/http';
import { fetchSite } from '@dealer/api/site';
import { matchRoute, pageAddress, routeAt } from '@dealer/core/routes';
import { parseSearchUrl } from '@dealer/core/search';
import { readSite, type Site } from '@dealer/core/site';
import { startSite } from '@dealer/core/site-check';
import { isWholeAnswer } from '@dealer/search/query';
import type { HandedAnswer } from '@dealer/search/answers';
import { createStorefront } from '../../boot/createStorefront.ts';
import { StorefrontProvider } from '../../boot/storefront.ts';
import { seededRandom } from '../handover.ts';
import { ServerContext } from '../later/serverContext.ts';
import { readSiteSlug } from '../browser/readSiteSlug.ts';
import type { KeyValueStorage } from '../../stores/persisted.ts';
import type { Template } from '../../template/template.ts';
import { findGone } from './findGone.ts';
import { type BuiltPage, pageDocument, shellDocument } from './pageDocument.ts';
import { pageStatus } from './pageStatus.ts';
import { recordingFetch, type ServiceAnswer } from './recordingFetch.ts';
import { withSiteLender } from './withSiteLender.ts';
import { pageFiles } from '../../pages/pageFiles.ts';

export type RenderRequest = {
  template: Template;
  built: BuiltPage;
  /** The absolute address as the visitor sees it. */
  url: string;
  /** Answers `/site.json`, the site's files and the search server; gets absolute addresses. */
  fetch: typeof fetch;
  /** In milliseconds since 1970; default: the present. */
  now?: number;
  /** The parsed site of the document that `fetch` answers, where the host has it; else it is parsed here. */
  site?: Site | undefined;
  /** Aborted when the answer is wanted at once: then it is the shell. */
  signal?: AbortSignal;
  /** Called with what a page threw while it was rendered. */
  onError?: (error: unknown) => void;
};

/** An answer to the request of a page. */
export type RenderedPage = {
  status: 200 | 301 | 302 | 404 | 410 | 500 | 503;
  headers: Record<string, string>;
  /** The whole document; empty for a redirect. */
  html: string;
  /** The page is content that a cache may store: not the shell of a page of the visitor alone, nor that of an address that anybody can make up. */
  isContent: boolean;
};

const htmlType = { 'content-type': 'text/html; charset=utf-8' };

/** How long a browser and a search engine wait before they repeat a request that failed. */
const retryAfterSeconds = '30';

const shortly = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400' };
const never = { 'cache-control': 'no-store' };

/** A server has no storage: everything reads as absent. */
const noStorage: KeyValueStorage = {
  forgets: true,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** `/about/` and `/about` are one address. */
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

const aborted = Symbol('aborted');

/** The value, or `aborted` as soon as the signal is. */
const untilAborted = <T,>(value: Promise<T>, signal: AbortSignal | undefined): Promise<T | typeof aborted> =>
  signal === undefined
    ? value
    : Promise.race([
        value,
        new Promise<typeof aborted>((resolve) => {
          if (signal.aborted) resolve(aborted);
          signal.addEventListener('abort', () => resolve(aborted), { once: true });
        }),
      ]);

/** Parsed sites by template and document, for hosts that do not parse them themselves. */
const sites = lruCache<Site>(100);

/** The site of a document; undefined for one that cannot be used. */
const parsedSite = (template: Template, doc: unknown): Site | undefined => {
  const key = template.name + JSON.stringify(doc);
  const known = sites.get(key);
  if (known) return known;
  const input = {
    doc,
    templateName: template.name,
    templateDefaults: { navigation: template.navigation, ...template.siteDefaults },
  };
  const read = readSite(input);
  const parsed = read.kind === 'site' ? read : startSite(input);
  if (parsed.kind !== 'site') return undefined;
  sites.set(key, parsed.site);
  return parsed.site;
};

/** Whether an answer is what a page needs: all of a search, and of any other service JSON, or that there is no such file. */
const isRightFor = (site: Site | undefined, page: URL, { url, body, status, json }: ServiceAnswer): boolean => {
  const searchHost = new URL(site?.services.search.host || '/', page).href;
  if (url.href.startsWith(searchHost) && /\/(multi-)?search$/.test(url.pathname))
    return status === 200 && isWholeAnswer(url.pathname, body, json);
  return status === 404 || (status >= 200 && status < 300 && typeof json === 'object' && json !== null);
};

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

/**
 * Renders the page at an address: status, headers and the whole document, from the same routes, loaders and components as in the
 * browser. The document contains the answers that it was made from, so that the browser takes the page over without asking again. Never
 * rejects: without data the answer is the shell with 503, from which the browser goes on by itself.
 */
export const renderPage = async ({
  template,
  built,
  url,
  fetch,
  now = Date.now(),
  site: hosted,
  signal,
  onError = console.error,
}: RenderRequest): Promise<RenderedPage> => {
  const page = new URL(url);
  let site: Site | undefined;
  const shell = (status: RenderedPage['status'], headers: Record<string, string> = {}): RenderedPage => ({
    status,
    headers: { ...htmlType, ...never, ...headers },
    html: shellDocument(built, site),
    isContent: false,
  });
  const down = (): RenderedPage => shell(503, { 'retry-after': retryAfterSeconds });
  const redirect = (status: 301 | 302, to: string): RenderedPage => ({
    status,
    headers: { location: to, ...(status === 301 ? shortly : never) },
    html: '',
    isContent: status === 301,
  });

  try {
    const recording = recordingFetch(fetch, { page, signal, isRight: (answer) => isRightFor(site, page, answer) });
    const slug = readSiteSlug(page.search, noStorage);
    const answer = await untilAborted(fetchSite(createHttp({ baseUrl: '/', fetch: recording.fetch }), slug), signal);
    if (answer === aborted || answer.kind === 'failed') return down();
    if (answer.kind === 'unknown') return shell(404);
    site = hosted ?? parsedSite(template, answer.doc);
    if (site === undefined) return shell(500);

    const path = withoutSlash(page.pathname);
    const moved = site.routes.redirects.find(({ from }) => withoutSlash(from) === path);
    if (moved !== undefined) return redirect(301, moved.to);
    const visited = matchRoute(page.pathname, site);
    const files = pageFiles[routeAt(path, site)?.page ?? ''];
    // Only the visitor's browser knows what is on such a page.
    if (files && (await files.definition()).page.isPrivate) return shell(200);

    const seed = now % 4_294_967_296;
    let searched: HandedAnswer | undefined;
    const storefront = createStorefront({
      template,
      site,
      services: { fetch: recording.fetch },
      answerWriter: {
        fetch: recording.unrecorded,
        handOver: (answer) => {
          searched = answer;
        },
      },
      now: () => now,
      rng: seededRandom(seed),
      storage: { local: noStorage, session: noStorage },
      isWritten: true,
      createRouter: (routes, options) =>
        createMemoryRouter(routes, { ...options, initialEntries: [page.pathname + page.search] }),
    });
    const { router } = storefront;
    try {
      const initialised = new Promise<void>((resolve) => {
        if (router.state.initialized) resolve();
        router.subscribe((state) => state.initialized && resolve());
      });
      if ((await untilAborted(initialised, signal)) === aborted) return down();
      const { location } = router.state;
      const arrived = location.pathname + location.search;
      if (arrived !== page.pathname + page.search)
        // What a text in plain words means depends on the stock.
        return redirect(
          location.pathname.startsWith('/sign-in') || new URLSearchParams(page.search).has('ask') ? 302 : 301,
          arrived,
        );
      const found = pageStatus(router.state);
      const gone =
        found === 404 && visited.kind === 'route' && visited.name === 'vehicle'
          ? await untilAborted(findGone(site, visited.params['slug'] ?? '', { page, fetch, now }), signal)
          : undefined;
      if (gone === aborted || gone === 'failed') return down();
      if (gone?.replacement !== undefined) return redirect(301, gone.replacement);
      const status = gone ? 410 : found;
      if (status === 503 || recording.hasFailed()) return down();
      if (status === 500) {
        Object.values(router.state.errors ?? {}).forEach(onError);
        return shell(500);
      }

      const stop = new AbortController();
      const rendered = await untilAborted(
        prerender(
          // The element that the browser hydrates: an only child, so that ids of React are the same there.
          <div id="root">
            <StrictMode>
              <ServerContext value>
                <StorefrontProvider value={storefront}>
                  <RouterProvider router={router} />
                </StorefrontProvider>
              </ServerContext>
            </StrictMode>
          </div>,
          {
            signal: stop.signal,
            // That it was stopped at its deadline is no error of the page.
            onError: (error) => {
              if (!stop.signal.aborted) onError(error);
            },
            progressiveChunkSize: Infinity,
          },
        ),
        signal,
      );
      if (rendered === aborted) {
        stop.abort();
        return down();
      }
      if (recording.hasFailed()) return down();
      // Below /search any word is a page, which says that the dealer has no such stock.
      const isUnknownSearch =
        visited.kind === 'route' &&
        visited.name === 'search' &&
        parseSearchUrl(page.pathname, page.search, { site, facetValues: storefront.search.knownFacetValues() })
          .unknownScope !== undefined;
      return {
        status,
        headers: { ...htmlType, ...(status === 200 && !isUnknownSearch ? shortly : never) },
        html: pageDocument(built, {
          html: await textOf(rendered.prelude),
          site,
          handover: {
            address: pageAddress(page),
            slug: slug ?? null,
            now,
            seed,
            answers: recording.answers.map(([request, status, json, ...text]) => [
              request,
              status,
              withSiteLender(json, storefront.site),
              ...text,
            ]),
            search: searched && { ...searched, results: withSiteLender(searched.results, storefront.site) },
          },
        }),
        isContent: !isUnknownSearch,
      };
    } finally {
      router.dispose();
    }
  } catch (error) {
    onError(error);
    return shell(500);
  }
};
