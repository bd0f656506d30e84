import { handleApi } from '../handlers/handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';
import { noScenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { memoryStore } from '../store/memoryStore.ts';
import type { MockStore } from '../store/mockStore.ts';

/** The mock backend for a server in Node. */
export type MockApi = { handle: (request: Request) => Promise<Response | null>; store: MockStore };

/**
 * Creates the mock backend for Node, with the same logic as in the browser and by default an in-memory store. `handle`
 * returns null for a path outside the backend.
 *
 * @example
 * const api = createMockApi({ search: (request) => engine.handle(request), indexUid: 'Car_production', now: Date.now });
 * await api.handle(new Request('http://localhost/api/leads', { method: 'POST', body: '...' }));
 */
export const createMockApi = ({
  store = memoryStore(),
  scenario = noScenario,
  ...deps
}: Omit<MockDeps, 'store'> & { store?: MockStore; scenario?: Scenario }): MockApi => ({
  handle: (request) => handleApi(request, { ...deps, store }, scenario),
  store,
});
