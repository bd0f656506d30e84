import type { Compat } from '../state/types.ts';

/** The first message to the worker: creates the engine. */
export type InitMessage = { readonly type: 'init'; readonly compat?: Partial<Compat> };

/** A serialised request; `id` pairs it with its response. */
export type RequestMessage = {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
};

/** The serialised response to the request with the same `id`. */
export type ResponseMessage = {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};
