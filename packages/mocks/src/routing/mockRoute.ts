import type { AuthSettings } from '../scenario/authSettings.ts';
import type { FaultGroup } from '../scenario/scenario.ts';
import type { MockStore } from '../store/mockStore.ts';

/** The dependencies of the mock backend. */
export type MockDeps = {
  store: MockStore;
  /** The search engine of the app, so that backend and search have the same cars (decision E24). */
  search: (request: Request) => Promise<Response>;
  /** The uid of the index of cars. */
  indexUid: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The configuration of the auth service; default: `defaultAuthSettings`. */
  auth?: AuthSettings;
  /** The path of the site, below which the pages of payment and lender are; default: the root. */
  base?: string;
};

/** One call; `params` are the named parts of its path. */
export type MockCall = { request: Request; url: URL; params: Record<string, string>; deps: MockDeps };

/** One route of the mock backend; the path can have `:names`. */
export type MockRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** The group of faults that affect only this route. */
  faults?: FaultGroup;
  answer: (call: MockCall) => Promise<Response>;
};
