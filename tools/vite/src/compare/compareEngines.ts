import { indexPrimaryKey } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import { type Query, isCompared, storefrontSearches } from './storefrontSearches.ts';

type Doc = Record<string, unknown>;
type Answer = {
  readonly hits: readonly Doc[];
  readonly totalHits?: number;
  readonly estimatedTotalHits?: number;
  readonly facetDistribution?: Record<string, Record<string, number>>;
  readonly facetStats?: Record<string, { min: number; max: number }>;
};

/** One call to a search engine with Meilisearch's API. */
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** What an engine answered to a request; anything but success is an error that names the engine and the reason. */
const callWith =
  (name: string, send: (path: string, init: RequestInit) => Promise<Response>): Call =>
  async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await send(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return (text === '' ? null : JSON.parse(text)) as T;
    let reason = text.slice(0, 300);
    try {
      reason = (JSON.parse(text) as { message: string }).message;
    } catch {
      // Not Meilisearch's answer: shown as it is.
    }
    throw new Error(`${name} refuses ${method} ${path} (${response.status}): ${reason}`);
  };

/** Calls a server at an address, with its key where it has one. */
export const callServer = (url: string, key?: string): Call =>
  callWith(url, async (path, init) => {
    try {
      return await fetch(new URL(path, url), {
        ...init,
        headers: { ...init.headers, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      });
    } catch {
      throw new Error(`Nothing answers at ${url}.`);
    }
  });

const callEngine = ({ handle }: ReturnType<typeof createEngine>): Call =>
  callWith('The embedded engine', (path, init) => handle(new Request(new URL(path, 'http://engine.invalid'), init)));

const documentsOf = async (call: Call, index: string): Promise<Doc[]> => {
  const documents: Doc[] = [];
  for (;;) {
    const { results, total } = await call<{ results: Doc[]; total: number }>(
      'GET',
      `/indexes/${index}/documents?limit=1000&offset=${documents.length}`,
    );
    documents.push(...results);
    if (results.length === 0 || documents.length >= total) return documents;
  }
};

/** An embedded engine with the same documents, in the same order, and the same settings. */
const copyOf = async (
  call: Call,
  index: string,
  documents: readonly Doc[],
): Promise<{ call: Call; filterable: ReadonlySet<string> }> => {
  const copy = callEngine(createEngine());
  await copy('POST', '/indexes', { uid: index, primaryKey: indexPrimaryKey });
  const known = await copy<Doc>('GET', `/indexes/${index}/settings`);
  const settings = await call<Doc>('GET', `/indexes/${index}/settings`);
  await copy(
    'PATCH',
    `/indexes/${index}/settings`,
    Object.fromEntries(Object.entries(settings).filter(([name, value]) => name in known && value !== null)),
  );
  for (let from = 0; from < documents.length; from += 5_000)
    await copy('POST', `/indexes/${index}/documents`, documents.slice(from, from + 5_000));
  return {
    call: copy,
    filterable: new Set((settings.filterableAttributes as unknown[]).filter((name) => typeof name === 'string')),
  };
};

const inNameOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, inner]) => [name, inNameOrder(inner)])
    : value;

/** What is compared of an answer. */
const aspects = {
  totals: ({ totalHits, estimatedTotalHits }: Answer): unknown => totalHits ?? estimatedTotalHits,
  sets: ({ hits }: Answer): unknown => hits.map((hit) => String(hit[indexPrimaryKey])).sort(),
  orders: ({ hits }: Answer): unknown => hits.map((hit) => hit[indexPrimaryKey]),
  facets: ({ facetDistribution = {} }: Answer): unknown =>
    inNameOrder(Object.fromEntries(Object.entries(facetDistribution).filter(([name]) => isCompared(name)))),
  stats: ({ facetStats = {} }: Answer): unknown => inNameOrder(facetStats),
};
type Aspect = keyof typeof aspects;

/** How many queries both engines answered, how many of the answers are equal in each aspect, and the first that are not. */
export type Comparison = {
  readonly queries: number;
  readonly documents: number;
  readonly equal: Record<Aspect, number>;
  readonly differences: readonly string[];
};

/**
 * Sends the same searches to a server and to an embedded engine that has the server's documents and settings.
 * Nothing is written to the server.
 */
export const compareEngines = async (
  server: Call,
  { index, searches, seed }: { index: string; searches: number; seed: number },
): Promise<Comparison> => {
  const documents = await documentsOf(server, index);
  if (documents.length === 0) throw new Error(`The index ${index} has no documents to compare.`);
  const { call: embedded, filterable } = await copyOf(server, index, documents);
  const equal: Record<Aspect, number> = { totals: 0, sets: 0, orders: 0, facets: 0, stats: 0 };
  const differences: string[] = [];
  let queries = 0;
  for (const search of storefrontSearches(documents, searches, seed, filterable)) {
    const body = { queries: search.map((query: Query) => ({ indexUid: index, ...query })) };
    const theirs = (await server<{ results: Answer[] }>('POST', '/multi-search', body)).results;
    const ours = (await embedded<{ results: Answer[] }>('POST', '/multi-search', body)).results;
    search.forEach((query, i) => {
      queries++;
      for (const aspect of Object.keys(aspects) as Aspect[]) {
        const [expected, found] = [theirs[i], ours[i]].map((answer) =>
          JSON.stringify(aspects[aspect](answer as Answer)),
        );
        if (expected === found) equal[aspect]++;
        else if (differences.length < 10)
          differences.push(
            `${aspect} of ${JSON.stringify(query).slice(0, 300)}\n  server   ${expected?.slice(0, 200)}\n  embedded ${found?.slice(0, 200)}`,
          );
      }
    });
  }
  return { queries, documents: documents.length, equal, differences };
};
