import type { QuoteRequest } from '@dealer/core/finance';
import type { YouxQuote } from '@dealer/core/vehicle';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { financeEndpoints } from './financeEndpoints.ts';

/** A quote, or why there is none: the service's own words where it gave any. */
export type QuoteOutcome =
  | { readonly kind: 'quote'; readonly quote: YouxQuote }
  | { readonly kind: 'failed'; readonly isAborted: boolean; readonly message?: string };

const money = z.number().check(z.positive(), z.maximum(1_000_000));
const rate = z.number().check(z.minimum(0), z.maximum(1_000));

/** What the service answers: the quote in dollars a week and per cent a year, or its error. */
export const quoteAnswerSchema = z.union([
  z.object({ error: z.string() }),
  z.object({
    weeklyRepaymentAmount: money,
    advertisedRate: z.optional(z.nullable(rate)),
    comparisonRate: z.optional(z.nullable(rate)),
  }),
]);

/** A shopper who waits longer has our own figure meanwhile. */
const timeoutMs = 10_000;

/**
 * Asks the outside lender what a vehicle costs a week (specification section 7, `POST /api/youx/quote`; rows 7.A08, 7.A09). Whatever
 * is not a quote is a failure; a page clears its figure then.
 *
 * @example
 * const answer = await fetchQuote(http, quoteRequest(vehicle));
 * if (answer.kind === 'quote') show(answer.quote.weeklyRepaymentAmount);
 */
export const fetchQuote = async (
  http: Http,
  request: QuoteRequest,
  { signal }: { signal?: AbortSignal } = {},
): Promise<QuoteOutcome> => {
  const answer = await http.json('POST', financeEndpoints.quote, {
    schema: quoteAnswerSchema,
    body: request,
    timeoutMs,
    ...(signal ? { signal } : {}),
  });
  if (answer.kind === 'failed')
    return {
      kind: 'failed',
      isAborted: answer.reason === 'aborted',
      ...(answer.message === undefined ? {} : { message: answer.message }),
    };
  if ('error' in answer.value) return { kind: 'failed', isAborted: false, message: answer.value.error };
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = answer.value;
  return {
    kind: 'quote',
    quote: {
      weeklyRepaymentAmount,
      ...(typeof advertisedRate === 'number' ? { advertisedRate } : {}),
      ...(typeof comparisonRate === 'number' ? { comparisonRate } : {}),
    },
  };
};
