import type { QuoteRequest } from '@dealer/core/finance';
import type { YouxQuote } from '@dealer/core/vehicle';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { financeEndpoints } from './financeEndpoints.ts';

/** A quote in dollars per week and per cent per year, or a failure with the service's message if it sent one. */
export type QuoteOutcome =
  | { readonly kind: 'quote'; readonly quote: YouxQuote }
  | { readonly kind: 'failed'; readonly isAborted: boolean; readonly message?: string };

const money = z.number().check(z.positive(), z.maximum(1_000_000));
const rate = z.number().check(z.minimum(0), z.maximum(1_000));

/** The service's response: a quote in dollars per week and per cent per year, or an error. */
export const quoteAnswerSchema = z.union([
  z.object({ error: z.string() }),
  z.object({
    weeklyRepaymentAmount: money,
    advertisedRate: z.optional(z.nullable(rate)),
    comparisonRate: z.optional(z.nullable(rate)),
  }),
]);

/** The page shows its own estimate meanwhile. */
const timeoutMs = 10_000;

/** Fetches the weekly repayment of a vehicle from the external lender. Any other response is a failure. */
export const fetchQuote = async (
  http: Http,
  request: QuoteRequest,
  { signal }: { signal?: AbortSignal } = {},
): Promise<QuoteOutcome> => {
  const answer = await http.json('POST', financeEndpoints.quote, {
    schema: quoteAnswerSchema,
    body: request,
    timeoutMs,
    signal,
  });
  if (answer.kind === 'failed')
    return {
      kind: 'failed',
      isAborted: answer.reason === 'aborted',
      message: answer.message,
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
