import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltLook } from './builtLook.ts';
import { createSiteHandler, siteTag } from './createSiteHandler.ts';
import { watchReadiness } from './readiness.ts';
import { bodyLimit } from '../http/bodyLimit.ts';
import { serve } from '../http/nodeHttp.ts';
import { observed } from '../http/observed.ts';
import { proxyTo } from '../http/proxyTo.ts';
import { searchPath } from '../http/searchRoute.ts';
import { createSiteRegistry, type HostedSite } from '../sites/siteRegistry.ts';
import { keyOf, type SiteStore } from '../sites/siteStore.ts';
import { siteAddresses } from '../sites/siteAddresses.ts';
import { withSearchService } from '../sites/withSearchService.ts';
import { createSearchTokens, type SearchKey } from '../tokens/searchToken.ts';

const searchTimeoutMs = 10_000;
const backendTimeoutMs = 20_000;
/** How long a start waits before it tries another page, in milliseconds. */
const retryMs = 500;
/** The longest that a stop waits for answers under way, in milliseconds. */
const stopMs = 10_000;

export type SitesOptions = {
  looks: readonly BuiltLook[];
  store: SiteStore;
  searchHost: string;
  /** A key that searches; with its uid each site searches with a token for its own stock. */
  searchKey?: string | undefined;
  searchKeyUid?: string | undefined;
  /** The backend of all dealers, which gets `/api/*`. */
  api?: string | undefined;
  host: string;
  port: number;
  /** The most bytes of rendered pages in memory, for each look. Default: 64 MB. */
  cachedBytes?: number | undefined;
  log: (line: object) => void;
};

/** The running websites of many dealers. */
export type Sites = {
  url: string;
  /** Which addresses show which site, in sentences. */
  answers: () => string[];
  /** A page of a site was rendered. */
  isReady: () => boolean;
  /** Prometheus text. */
  metrics: () => string;
  purge: (tags: readonly string[]) => number;
  /** What failed apart from a request. */
  failed: (error: unknown) => void;
  /** Sends the answers under way and stops. */
  close: () => Promise<void>;
};

/**
 * Starts the websites of a store's sites in this process.
 *
 * @throws Error if the port is taken, or the sites cannot be read
 */
export const startSites = async ({
  looks,
  store,
  searchHost,
  searchKey,
  searchKeyUid,
  api,
  host,
  port,
  cachedBytes,
  log,
}: SitesOptions): Promise<Sites> => {
  const now = Date.now;
  const write = (line: object): void => log({ time: new Date(now()).toISOString(), ...line });
  const registry = await createSiteRegistry({
    store,
    templateDefaults: Object.fromEntries(looks.map((look) => [look.template, look.templateDefaults])),
    log: write,
    document: (text) => withSearchService(text, { host: searchPath, apiKey: 'preview' }),
  });
  let failures: (error: unknown) => void = (error) => write({ level: 'error', message: String(error) });
  let unanswered = (message: string): void => write({ level: 'warning', message });
  const onUnanswered = (sentence: string): void => unanswered(sentence);
  const search = proxyTo(searchHost, { key: searchKey, timeoutMs: searchTimeoutMs, onUnanswered });
  const key: SearchKey | undefined = searchKey && searchKeyUid ? { key: searchKey, uid: searchKeyUid } : undefined;
  const tokenOf = key && createSearchTokens(key, { now });
  if (api === undefined)
    write({
      level: 'warning',
      message: 'Without --api (API_URL) nothing that visitors send reaches the dealer: /api answers 404.',
    });
  const backend = api === undefined ? undefined : proxyTo(api, { timeoutMs: backendTimeoutMs, onUnanswered });
  const handler = createSiteHandler({
    looks,
    siteOf: ({ url }) => registry.byHost(new URL(url).hostname),
    readContent: registry.readContent,
    stock: search,
    ...(tokenOf
      ? {
          searchOf: async ({ site }: HostedSite) =>
            site === undefined
              ? search
              : proxyTo(searchHost, { key: await tokenOf(site), timeoutMs: searchTimeoutMs, onUnanswered }),
        }
      : {}),
    backend: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/api/')) return undefined;
      return (
        backend?.(request) ??
        Response.json({ error: 'This website cannot send messages at the moment. Please call us.' }, { status: 404 })
      );
    },
    // More than fit into the bytes, which are the limit.
    cachedPages: 20_000,
    ...(cachedBytes === undefined ? {} : { cachedBytes }),
    onError: (error) => failures(error),
    onUnanswered,
  });
  registry.onChange((id) => handler.purge([siteTag(id)]));
  const { handler: logged, failed, metrics, ...counted } = observed(handler, { log, now });
  failures = failed;
  unanswered = counted.unanswered;
  const running = await serve(logged, { port, host, onError: failed, bodyLimit });
  const names = (): string[] => [...registry.all()].flatMap((site) => site.host || []);
  const readiness = watchReadiness(handler, { hosts: names, wait: () => wait(retryMs, undefined, { ref: false }) });
  const exposed = [...registry.all()].filter(({ site }) => site?.search.wholeIndex !== true);
  if (tokenOf === undefined && exposed.length > 0)
    write({
      level: 'warning',
      message:
        'These sites search without a token of their own: their visitors can search all stock of the index. Set SEARCH_KEY and SEARCH_KEY_UID, or search.wholeIndex: true in the site file where the whole index is the dealer’s.',
      sites: exposed.map(keyOf),
    });
  return {
    url: running.url,
    answers: () => siteAddresses([...registry.all()], running.url),
    isReady: readiness.isReady,
    metrics: () => {
      const { sites, broken } = registry.counts();
      return `${metrics()}# TYPE dealer_sites gauge\ndealer_sites{state="answered"} ${sites}\ndealer_sites{state="broken"} ${broken}\n`;
    },
    purge: handler.purge,
    failed,
    close: async () => {
      readiness.stop();
      await running.close({ withinMs: stopMs });
      await registry.close();
    },
  };
};
