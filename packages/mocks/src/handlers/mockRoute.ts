import type { AuthSettings } from '../auth/authSettings.ts';
import type { FaultGroup } from '../scenario/scenario.ts';
import type { MockStore } from '../store/mockStore.ts';

/** What the mock backend is made from. */
export type MockDeps = {
  store: MockStore;
  /** The engine that the app searches too, so that a car is one car everywhere (decision E24). */
  search: (request: Request) => Promise<Response>;
  /** The uid of the index that holds the cars. */
  indexUid: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How the auth service is configured; a GoTrue without configuration where nothing is said. */
  auth?: AuthSettings;
};

/** One call, with the named parts of its path. */
export type MockCall = { request: Request; url: URL; params: Record<string, string>; deps: MockDeps };

/** One endpoint of the mock backend: method, path with `:names`, and its logic as a plain function. */
export type MockRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Faults that touch this endpoint alone. */
  faults?: FaultGroup;
  answer: (call: MockCall) => Promise<Response>;
};
