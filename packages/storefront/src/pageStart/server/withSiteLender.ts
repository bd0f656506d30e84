import { lenderOf } from '@dealer/core/finance';
import type { Site } from '@dealer/core/site';
import type { RecordedAnswer } from '../handover.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A vehicle's document with the offer of one lender. */
const withLender = (hit: unknown, provider: Site['finance_provider']): unknown => {
  if (!isFields(hit) || !isFields(hit['finance_lenders'])) return hit;
  const offer = provider === null ? undefined : lenderOf(hit['finance_lenders'], provider);
  return { ...hit, finance_lenders: provider === null || offer === undefined ? {} : { [provider]: offer } };
};

/**
 * An answer as the browser needs it. A vehicle has an offer of each lender of the dealer's group, and a page shows only that of the
 * site's lender: the others are a quarter of what a server would hand over.
 */
export const withSiteLender = (
  [request, status, json, ...text]: RecordedAnswer,
  { finance_provider }: Pick<Site, 'finance_provider'>,
): RecordedAnswer => {
  if (!isFields(json) || !Array.isArray(json['results'])) return [request, status, json, ...text];
  const results = json['results'].map((result: unknown) =>
    isFields(result) && Array.isArray(result['hits'])
      ? { ...result, hits: result['hits'].map((hit: unknown) => withLender(hit, finance_provider)) }
      : result,
  );
  return [request, status, { ...json, results }, ...text];
};
