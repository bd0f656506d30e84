import { mapsEndpoints } from '@dealer/api/maps';
import { indexPrimaryKey, indexSettings } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import { http } from 'msw';
import type { HttpHandler } from 'msw';
import { createMockApi } from '../node/createMockApi.ts';
import type { FaultOptions, ScenarioName } from '../scenario/scenario.ts';
import { indexUid, stockSeed } from '../seed/demoStock.ts';
import { seedIndex } from '../seed/seedIndex.ts';
import { forwardTo } from '../start/forwardTo.ts';
import { generateStock } from '../stock/generateStock.ts';
import { memoryStore } from '../store/memoryStore.ts';
import type { MockStore } from '../store/mockStore.ts';

/** A fault by its name, with one option or none: `lead-500`, `lead-500(call:1)`, `search-slow(delay:800)`. */
export type MockFault = ScenarioName | `${ScenarioName}(${keyof FaultOptions}:${number})`;

export type HandlerOptions = {
  /** What fails, and how; by default nothing. */
  scenario?: MockFault | readonly MockFault[];
  /** The time of the backend in milliseconds since 1970, which does not run; by default that of the device. */
  now?: number;
  /** Another stock for another whole number. */
  seed?: number;
  /** The address of the search server that your page requests. */
  searchHost?: string;
  /** What the backend has stored: `memoryStore()` of `@dealer/mocks/store`, to read the leads that were sent. */
  store?: MockStore;
};

const engineOrigin = 'http://engine.invalid';

/** An engine with the generated stock, which the first search creates. */
const stockedEngine = (seed: number, now: () => number): ((request: Request) => Promise<Response>) => {
  const start = async () => {
    const engine = createEngine();
    await seedIndex((request) => engine.handle(request), {
      indexUid,
      primaryKey: indexPrimaryKey,
      settings: indexSettings,
      documents: generateStock({ seed, now: now() }),
    });
    return engine;
  };
  let started: ReturnType<typeof start> | undefined;
  return async (request) => (await (started ??= start())).handle(request);
};

/**
 * The mock backend and its search server as request handlers of MSW, for `setupServer` in tests and `setupWorker` in a page. Requests of
 * other addresses are not handled. Each call of `handlers` has a stock and a store of its own, and counts the calls of its faults.
 *
 * @example
 * const server = setupServer(...handlers({ scenario: 'lead-500(call:1)', now: Date.UTC(2026, 11, 24) }));
 * server.listen();
 */
export const handlers = ({
  scenario = [],
  now: frozenAt,
  seed = stockSeed,
  searchHost = 'http://localhost:7700',
  store = memoryStore(),
}: HandlerOptions = {}): HttpHandler[] => {
  const now = (): number => frozenAt ?? Date.now();
  const search = stockedEngine(seed, now);
  const backend = createMockApi({
    search,
    indexUid,
    now,
    store,
    state: { site: '', settings: { scenario: [scenario].flat().join(',') } },
  });
  const host = searchHost.replace(/\/$/, '');
  const { pathname } = new URL(host);
  const prefix = pathname === '/' ? '' : pathname;
  const answer = async ({ request }: { request: Request }): Promise<Response | undefined> =>
    (await backend.handle(request)) ?? undefined;
  return [
    http.all(`${host}/*`, ({ request }) =>
      backend.withFaults('search', async () => search(await forwardTo(request, prefix, engineOrigin))),
    ),
    http.get(mapsEndpoints.geocode, answer),
    ...['api', 'auth/v1', 'rest/v1'].map((part) => http.all(`*/${part}/*`, answer)),
  ];
};
