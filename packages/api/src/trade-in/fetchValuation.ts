import { adjustmentsBody, parseValuation } from '@dealer/core/valuation';
import type { AdjustmentAnswers, ParsedValuation } from '@dealer/core/valuation';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { tradeInEndpoints } from './tradeInEndpoints.ts';

/** The parsed valuation, and the raw response for `saveValuation`. */
export type ValuationOutcome = { valuation: ParsedValuation; response?: unknown };

export const valuationSchema = z.looseObject({
  id: z.optional(z.union([z.string(), z.number()])),
  offer_price: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  error: z.optional(z.string()),
});

/** The lead waits for this call; after the timeout it is sent without an estimate. */
const timeoutMs = 12_000;

/** Values a looked-up car with the visitor's answers. A failed call is a failed valuation; never throws. */
export const fetchValuation = async (
  http: Http,
  { id, answers, signal }: { id: string; answers: AdjustmentAnswers; signal?: AbortSignal },
): Promise<ValuationOutcome> => {
  const answer = await http.json('POST', tradeInEndpoints.valuation, {
    schema: valuationSchema,
    body: adjustmentsBody(id, answers),
    timeoutMs,
    signal,
  });
  if (answer.kind === 'ok') return { valuation: parseValuation(answer.value), response: answer.value };
  return { valuation: { kind: 'failed', message: answer.message } };
};
