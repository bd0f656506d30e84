import type { RateText } from './rateText.ts';

const indicative =
  'Figures are indicative only and not binding. They are not an offer of credit; approved applicants only.';

const example =
  'A deposit of 10% and a final payment of 30% of the price, for example, make each repayment smaller; the final payment is owing at the end of the term.';

/**
 * The sentences under a finance calculator: the warning of the rates that it shows; the example of deposit and final payment only if the
 * lender allows a final payment.
 *
 * @example calculatorDisclaimer({ kind: 'none' }, { hasResidual: false }).length // => 1
 */
export const calculatorDisclaimer = (rates: RateText, { hasResidual }: { readonly hasResidual: boolean }): string[] => [
  ...(rates.kind === 'rates' && rates.warning !== undefined ? [rates.warning] : []),
  ...(hasResidual ? [example] : []),
  indicative,
];
