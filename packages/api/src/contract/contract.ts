import type * as z from 'zod/mini';

/** Whose address the path is put behind. */
export type ContractHost =
  /** The site's own backend: `services.api.baseUrl`, '' for the page's own origin. */
  | 'api'
  /** Whoever serves the page. */
  | 'host'
  /** The auth service: `services.auth.url`. */
  | 'auth'
  /** The maps service: `services.maps`. */
  | 'maps'
  /** An address that a site names for itself: `services.analytics[].url`. */
  | 'site';

/** Something that goes wrong, and what the page does then. */
export type ContractError = { readonly when: string; readonly page: string };

/** One call as it looks on the wire. `params` fill the `{names}` of the path. */
export type ContractExample = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly answer: unknown;
};

/**
 * What the website and its backend agreed on for one endpoint: what is sent, what comes back, and what a page does where it does not
 * come. `docs/contracts` is written from it, and the mock backend is held to it.
 */
export type Contract = {
  readonly name: string;
  /** What it is for, in a sentence or two. */
  readonly text: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As in the endpoints, with `{names}` for what is filled in. */
  readonly path: string;
  readonly host?: ContractHost;
  /** The function of this package that calls it. */
  readonly by: string;
  /** Where it is called: pages, forms, presses. */
  readonly calledFrom: string;
  /** Where it is laid down: specification and decisions. */
  readonly source: string;
  /** The bearer token of the signed-in visitor; without it, or for another phone than theirs, 401. */
  readonly bearer?: 'required' | 'optional';
  /** A key for each press: the same key is done once, and answered as the first time. */
  readonly idempotencyKey?: true;
  /** What the server has to do beyond answering, one sentence each. */
  readonly duties?: readonly string[];
  /** Further headers, each with what it holds. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: z.ZodMiniType;
  readonly request?: z.ZodMiniType;
  /** What comes back as JSON; a media type where it is a file; none where nobody reads it. */
  readonly answer: z.ZodMiniType | `${string}/${string}` | 'unread';
  /** Milliseconds until the page gives up; 15,000 where nothing is said. */
  readonly timeoutMs?: number;
  /** What a field means, by its dotted name, where the name does not say it. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly errors: readonly ContractError[];
  readonly examples: readonly [ContractExample, ...ContractExample[]];
};
