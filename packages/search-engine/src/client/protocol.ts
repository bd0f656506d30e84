import type { Compat } from '../state/types.ts';

/** First message to the worker. */
export type InitMessage = { readonly type: 'init'; readonly compat?: Partial<Compat> };

/** A request on its way to the worker. */
export type RequestMessage = {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
};

/** The worker's answer to the request of the same number. */
export type ResponseMessage = {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};
