import { mapsEndpoints } from '@dealer/api/maps';
import { clockNow, parseClock } from '../clock/clock.ts';
import { geocodeRoute } from '../handlers/geocodeRoute.ts';
import { handleApi } from '../handlers/handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';
import { parseAuthSettings } from '../scenario/authSettings.ts';
import type { FaultGroup, Scenario } from '../scenario/scenario.ts';
import { scenarioOf, settingsFrom } from '../scenario/testerSettings.ts';
import { withFaults } from '../scenario/withFaults.ts';
import { parseState } from '../state/mockState.ts';
import type { MockState, MockStateDoc } from '../state/mockState.ts';
import { memoryStore } from '../store/memoryStore.ts';
import type { MockStore } from '../store/mockStore.ts';

/** The mock backend for a server in Node. */
export type MockApi = {
  handle: (request: Request) => Promise<Response | null>;
  /** Answers a call of another group, such as `search`, with the faults of the state. */
  withFaults: (group: FaultGroup, answer: () => Promise<Response>) => Promise<Response>;
  store: MockStore;
  state: MockState;
  /** The clock of the state. */
  now: () => number;
};

/**
 * Creates the mock backend for Node and for stories, with the same logic as on a mocked page and by default an in-memory store. A `state`
 * sets its faults, its clock and what it has stored. `handle` returns null for a path outside the backend.
 */
export const createMockApi = ({
  store = memoryStore(),
  state: given,
  scenario,
  ...deps
}: Omit<MockDeps, 'store'> & { store?: MockStore; scenario?: Scenario; state?: MockStateDoc }): MockApi => {
  const read = parseState(given ?? { site: '' });
  if (read.kind === 'refused') throw new TypeError(`The state cannot be used. ${read.reason}`);
  const settings = settingsFrom((name) => read.state.settings[name]);
  const clock = parseClock(settings.now, deps.now());
  if (clock === undefined) throw new TypeError(`The clock of the state is no date: ${settings.now}`);
  const faults = scenario ?? scenarioOf(settings);
  if (faults.unknown.length > 0) throw new TypeError(`There is no scenario called ${faults.unknown.join(', ')}.`);
  const now = (): number => clockNow(clock, deps.now());
  const backend: MockDeps = { auth: parseAuthSettings(settings.auth).settings, ...deps, store, now };
  const loaded = read.state.store && store.load(read.state.store);
  const withOwnFaults: MockApi['withFaults'] = (group, answer) => withFaults(faults, group, answer);
  return {
    handle: async (request) => {
      await loaded;
      if (request.url.startsWith(mapsEndpoints.geocode)) return withOwnFaults('api', async () => geocodeRoute(request));
      return handleApi(request, backend, faults);
    },
    withFaults: withOwnFaults,
    store,
    state: read.state,
    now,
  };
};
