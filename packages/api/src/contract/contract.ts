import type * as z from 'zod/mini';

/** The server whose address precedes the path. */
export type ContractHost =
  /** The site's own backend: `services.api.baseUrl`, '' for the page's own origin. */
  | 'api'
  /** The host that serves the page. */
  | 'host'
  /** The auth service: `services.auth.url`. */
  | 'auth'
  /** The maps service: `services.maps`. */
  | 'maps'
  /** An address in the site's values: `services.analytics[].url`. */
  | 'site';

/** A failure, and how the page handles it. */
export type ContractError = { readonly when: string; readonly page: string };

/** An example call on the wire. `params` replace the `{names}` in the path. */
export type ContractExample = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly answer: unknown;
};

/**
 * The contract between website and backend for one endpoint: request, response and error handling. `docs/contracts` is
 * generated from it, and a test checks the mock backend against it.
 */
export type Contract = {
  readonly name: string;
  /** Its purpose, in one or two sentences. */
  readonly text: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As in the endpoints, with `{names}` as placeholders. */
  readonly path: string;
  readonly host?: ContractHost;
  /** The function of this package that calls it. */
  readonly by: string;
  /** The pages, forms and buttons that call it. */
  readonly calledFrom: string;
  /** The ids of its product decisions: "E1, E3". */
  readonly decisions?: string;
  /** The visitor's bearer token. If it is required and missing, or belongs to another phone, the answer is 401. */
  readonly bearer?: 'required' | 'optional';
  /** Has an idempotency key: a repeated key has no further effect and gets the first answer. */
  readonly idempotencyKey?: true;
  /** Further obligations of the server, one sentence each. */
  readonly duties?: readonly string[];
  /** Further headers with a description of their values. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: z.ZodMiniType;
  readonly request?: z.ZodMiniType;
  /** The schema of a JSON response, the media type of a file, or 'unread' if the page ignores the response. */
  readonly answer: z.ZodMiniType | `${string}/${string}` | 'unread';
  /** Timeout in milliseconds; default 15,000. */
  readonly timeoutMs?: number;
  /** Descriptions of fields by dotted name. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly errors: readonly ContractError[];
  readonly examples: readonly [ContractExample, ...ContractExample[]];
};
