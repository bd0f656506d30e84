import type { Site, SiteFinance } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';
import type { CalculatorStart } from './calculatorStart.ts';
import { rateText, type RateText } from './rateText.ts';

/**
 * The rates shown with a loan's payment: those of the quote, else the lender's; none at the site's own rate, which has no comparison
 * rate.
 *
 * @example loanRates({ page: 'detail', lender: { interestRate: 8.49, comparisonRate: 9.1 } }, site).kind // => 'rates'
 */
export const loanRates = ({ lender, quote }: CalculatorStart, site: Pick<Site, 'country'>): RateText =>
  rateText(
    quote === undefined ? (lender ?? {}) : { interestRate: quote.advertisedRate, comparisonRate: quote.comparisonRate },
    site,
  );

/** What a loan costs besides interest, in dollars. */
export type LoanFees = {
  /** Financed, and counted again in the total (decision A3). */
  readonly establishment: number;
  /** Financed, but not counted again: a brand's security registration and dealer agency fees. */
  readonly financed: number;
  /** Added to every payment, by the month. */
  readonly monthly: number;
};

/**
 * The fees of a loan (decision A5). The establishment fee is the lender's, where 0 counts as a value, else the
 * site's, else its brand's, else 0. The brand's other fees apply on that brand's sites only.
 *
 * @example loanFees({ establishmentFee: 1300, brandFees: null }, { establishmentFees: 0 }) // => { establishment: 0, financed: 0, monthly: 0 }
 */
export const loanFees = (
  finance: Pick<SiteFinance, 'establishmentFee' | 'brandFees'>,
  lender?: FinanceLender,
): LoanFees => {
  const brand = finance.brandFees;
  return {
    establishment: lender?.establishmentFees ?? finance.establishmentFee ?? brand?.establishment ?? 0,
    financed: brand === null ? 0 : brand.securityRegistration + brand.dealerAgency,
    monthly: brand === null ? 0 : brand.monthlyAdmin,
  };
};
