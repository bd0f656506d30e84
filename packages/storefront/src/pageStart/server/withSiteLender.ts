import { lenderOf } from '@dealer/core/finance';
import type { Site } from '@dealer/core/site';
import { fieldsOf } from '../../stores/fields.ts';

/** A vehicle's document with the offer of one lender. */
const withLender = (hit: unknown, provider: Site['finance_provider']): unknown => {
  const fields = fieldsOf(hit);
  const lenders = fieldsOf(fields?.['finance_lenders']);
  if (lenders === undefined) return hit;
  const offer = provider === null ? undefined : lenderOf(lenders, provider);
  return { ...fields, finance_lenders: provider === null || offer === undefined ? {} : { [provider]: offer } };
};

/**
 * An answer as the browser needs it. A vehicle has an offer of each lender of the dealer's group, and a page shows only that of the
 * site's lender: the others are a quarter of what a server would hand over.
 */
export const withSiteLender = <Answer>(json: Answer, { finance_provider }: Pick<Site, 'finance_provider'>): Answer => {
  const answer = fieldsOf(json);
  if (!Array.isArray(answer?.['results'])) return json;
  const results = answer['results'].map((result: unknown) => {
    const fields = fieldsOf(result);
    return Array.isArray(fields?.['hits'])
      ? { ...fields, hits: fields['hits'].map((hit: unknown) => withLender(hit, finance_provider)) }
      : result;
  });
  return { ...json, results };
};
