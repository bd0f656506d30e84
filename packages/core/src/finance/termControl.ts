import type { SiteFinance } from '../site/site.ts';
import type { InputRange } from './inputRange.ts';

/** How a buyer chooses the years: on a slider, or from the site's own list. */
export type TermControl =
  | ({ readonly kind: 'slider' } & InputRange)
  | { readonly kind: 'choices'; readonly years: readonly number[] };

/**
 * The control for the term in years: 1 to 7 in halves unless the site says otherwise, or its own list of years, each once and
 * ascending (rows 5.F05, 5.F06).
 *
 * @example termControl({ ...site.finance, termOptions: [5, 3] }) // => { kind: 'choices', years: [3, 5] }
 */
export const termControl = (
  finance: Pick<SiteFinance, 'termMin' | 'termMax' | 'termStep' | 'termOptions'>,
): TermControl =>
  finance.termOptions !== null && finance.termOptions.length > 0
    ? { kind: 'choices', years: [...new Set(finance.termOptions)].sort((a, b) => a - b) }
    : { kind: 'slider', min: finance.termMin, max: Math.max(finance.termMin, finance.termMax), step: finance.termStep };
