import type { Site } from '../site/site.ts';
import { lenderTerms } from './lenderTerms.ts';

/** An interest rate and its comparison rate; neither is shown without the other. */
export type RateText =
  | {
      readonly kind: 'rates';
      readonly interest: string;
      readonly comparison: string;
      /** Australia: what must be said with a comparison rate, whole. */
      readonly warning?: string;
    }
  | { readonly kind: 'none' };

/** A rate as it is written: "8.49% p.a.". */
export const percent = (rate: number): string => `${rate.toFixed(2)}%\u00a0p.a.`;

const isRate = (rate: number | null | undefined): rate is number =>
  typeof rate === 'number' && Number.isFinite(rate) && rate >= 0;

/** The warning of the National Credit Regulations, reg 100, for a comparison rate on this basis. */
export const comparisonRateWarning = (basis: string): string =>
  `The comparison rate is for ${basis}. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ` +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

/**
 * The rates shown with a payment, in per cent a year. An advertised interest rate requires the comparison rate (National Credit
 * Code, part 10), so if one is missing, neither is shown. The warning names the basis and the licence of the first of
 * `lenders` that the site has terms for (decision H5); New Zealand has none.
 */
export const rateText = (
  rates: { readonly interestRate?: number; readonly comparisonRate?: number },
  { country, finance }: Pick<Site, 'country' | 'finance'>,
  lenders: readonly (string | null | undefined)[] = [],
): RateText => {
  if (!isRate(rates.interestRate) || !isRate(rates.comparisonRate)) return { kind: 'none' };
  const shown = {
    kind: 'rates',
    interest: percent(rates.interestRate),
    comparison: percent(rates.comparisonRate),
  } as const;
  if (country !== 'AU') return shown;
  const terms = lenderTerms(finance, lenders);
  const licence = terms?.creditLicence === undefined ? '' : ` Australian credit licence ${terms.creditLicence}.`;
  return { ...shown, warning: `${comparisonRateWarning(terms?.basis ?? finance.comparisonBasis)}${licence}` };
};
