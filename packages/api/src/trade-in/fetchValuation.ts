import { adjustmentsBody, parseValuation } from '@dealer/core/valuation';
import type { AdjustmentAnswers, ParsedValuation } from '@dealer/core/valuation';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { tradeInEndpoints } from './tradeInEndpoints.ts';

/** The valuation as read, and the answer as it came, to be kept. */
export type ValuationOutcome = { valuation: ParsedValuation; response?: unknown };

export const valuationSchema = z.looseObject({
  id: z.optional(z.union([z.string(), z.number()])),
  offer_price: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  error: z.optional(z.string()),
});

/** The lead waits for it: without an answer by then it goes without an estimate. */
const timeoutMs = 12_000;

/**
 * What a looked-up car is worth with these answers (specification section 7, valuation adjustments; row 7.A24). A call that fails is a
 * valuation that failed; never throws.
 *
 * @example
 * const { valuation } = await fetchValuation(http, { id: 'v1', answers: { kms: 42000, tyres: 'good' } });
 */
export const fetchValuation = async (
  http: Http,
  { id, answers, signal }: { id: string; answers: AdjustmentAnswers; signal?: AbortSignal },
): Promise<ValuationOutcome> => {
  const answer = await http.json('POST', tradeInEndpoints.valuation, {
    schema: valuationSchema,
    body: adjustmentsBody(id, answers),
    timeoutMs,
    ...(signal ? { signal } : {}),
  });
  if (answer.kind === 'ok') return { valuation: parseValuation(answer.value), response: answer.value };
  return { valuation: { kind: 'failed', ...(answer.message === undefined ? {} : { message: answer.message }) } };
};
