import type { Site } from '../site/site.ts';

const indicative =
  'Figures are indicative only and not binding. They are not an offer of credit; approved applicants only.';

/** The warning that Australian law requires with a comparison rate. */
export const comparisonRateWarning =
  'The comparison rate is for a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

const example =
  'A deposit of 10% and a final payment of 30% of the price, for example, make each repayment smaller; the final payment is owing at the end of the term.';

/**
 * The sentences under a finance calculator: the comparison-rate warning only in Australia and with a comparison rate; the example
 * of deposit and final payment only if the lender allows a final payment.
 *
 * @example calculatorDisclaimer({ country: 'NZ' }, { hasComparison: false, hasResidual: false }).length // => 1
 */
export const calculatorDisclaimer = (
  { country }: Pick<Site, 'country'>,
  { hasComparison, hasResidual }: { readonly hasComparison: boolean; readonly hasResidual: boolean },
): string[] => [
  ...(country === 'AU' && hasComparison ? [comparisonRateWarning] : []),
  ...(hasResidual ? [example] : []),
  indicative,
];
