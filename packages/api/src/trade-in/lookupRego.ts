import { parseRegoLookup, regoLookupBody } from '@dealer/core/valuation';
import type { FoundCar, LookupTrouble, RegoLookup } from '@dealer/core/valuation';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { tradeInEndpoints } from './tradeInEndpoints.ts';

/** The car of a plate, or why there is none; `aborted` if the caller cancelled the call. */
export type RegoLookupOutcome =
  | ({ kind: 'found' } & FoundCar)
  | { kind: 'none'; trouble: LookupTrouble }
  | { kind: 'aborted' };

/** A car or the server's error message; core validates the car's fields. */
export const regoLookupSchema = z.looseObject({
  id: z.optional(z.union([z.string(), z.number()])),
  vehicle: z.optional(z.nullable(z.looseObject({}))),
  error: z.optional(z.string()),
});

/** After this time the visitor is offered to enter the car by hand. */
const timeoutMs = 10_000;

/** Looks up the car of a plate (`POST /api/lookups/rego`; decision E25). Never throws. */
export const lookupRego = async (
  http: Http,
  lookup: RegoLookup,
  { signal }: { signal?: AbortSignal } = {},
): Promise<RegoLookupOutcome> => {
  const answer = await http.json('POST', tradeInEndpoints.regoLookup, {
    schema: regoLookupSchema,
    body: regoLookupBody(lookup),
    timeoutMs,
    signal,
  });
  if (answer.kind === 'ok') {
    const read = parseRegoLookup(answer.value);
    if (read.kind === 'found') return read;
    return {
      kind: 'none',
      trouble: read.message === undefined ? { kind: 'notFound' } : { kind: 'refused', message: read.message },
    };
  }
  switch (answer.reason) {
    case 'aborted':
      return { kind: 'aborted' };
    case 'offline':
      return { kind: 'none', trouble: { kind: 'offline' } };
    case 'timeout':
      return { kind: 'none', trouble: { kind: 'slow' } };
    case 'malformed':
      return { kind: 'none', trouble: { kind: 'fault' } };
    case 'status':
      if (answer.status === 404) return { kind: 'none', trouble: { kind: 'notFound' } };
      // Messages of server errors do not help the visitor.
      return {
        kind: 'none',
        trouble:
          answer.message !== undefined && (answer.status ?? 500) < 500
            ? { kind: 'refused', message: answer.message }
            : { kind: 'fault' },
      };
  }
};
