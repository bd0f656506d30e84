import type { SiteFinance } from '../site/site.ts';
import { plainName } from './lenderOf.ts';

/** What a site says about one of its lenders (decision H5). */
type LenderTerms = SiteFinance['lenders'][number];

/**
 * The site's terms of the first of these lenders that it has terms for.
 *
 * @example lenderTerms(site.finance, ['Angle'])?.basis // => 'a secured loan of $60,000 over 7 years'
 */
export const lenderTerms = (
  { lenders }: Pick<SiteFinance, 'lenders'>,
  names: readonly (string | null | undefined)[],
): LenderTerms | undefined => {
  for (const name of names) {
    const terms = typeof name === 'string' ? lenders.find((one) => plainName(one.name) === plainName(name)) : undefined;
    if (terms !== undefined) return terms;
  }
  return undefined;
};
