import type { PaymentRounding, SiteFinance } from '../site/site.ts';

/**
 * How payments are rounded for the first of these lenders that the site names a rule for; up to the next dollar otherwise (row 9.F10;
 * decision A2).
 *
 * @example roundingOf({ paymentRounding: { Angle: 'none' } }, ['Angle']) // => 'none'
 */
export const roundingOf = (
  { paymentRounding }: Pick<SiteFinance, 'paymentRounding'>,
  lenders: readonly (string | null | undefined)[],
): PaymentRounding => {
  for (const lender of lenders) {
    const rule =
      typeof lender === 'string' && Object.hasOwn(paymentRounding, lender) ? paymentRounding[lender] : undefined;
    if (rule !== undefined) return rule;
  }
  return 'ceil-dollar';
};
