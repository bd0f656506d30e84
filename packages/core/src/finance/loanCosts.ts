import type { Site } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';
import type { CalculatorStart } from './calculatorStart.ts';
import { lenderTerms } from './lenderTerms.ts';
import { rateText, type RateText } from './rateText.ts';

/**
 * The rates shown with a loan's payment: those of the quote, else the lender's, else the site's own, which has a comparison rate only if
 * the site gives one.
 */
export const loanRates = (
  { lender, quote }: CalculatorStart,
  site: Pick<Site, 'country' | 'finance' | 'finance_provider'>,
): RateText => {
  if (quote !== undefined)
    return rateText({ interestRate: quote.advertisedRate, comparisonRate: quote.comparisonRate }, site, ['YouX']);
  if (lender !== undefined) return rateText(lender, site, [lender.financeProvider, site.finance_provider]);
  const { defaultRate, defaultComparisonRate } = site.finance;
  return rateText({ interestRate: defaultRate, comparisonRate: defaultComparisonRate ?? undefined }, site);
};

/** What a loan costs besides interest, in dollars. */
export type LoanFees = {
  readonly establishment: number;
  /** The establishment fee is paid besides the repayments; otherwise it is financed. */
  readonly onTop: boolean;
  /** Financed: a brand's security registration and dealer agency fees. */
  readonly financed: number;
  /** Added to every payment, by the month. */
  readonly monthly: number;
};

/**
 * The fees of a loan (decision A5). The establishment fee is the lender's, where 0 counts as a value, else the
 * site's, else its brand's, else 0. The brand's other fees apply on that brand's sites only.
 */
export const loanFees = (
  { finance, finance_provider }: Pick<Site, 'finance' | 'finance_provider'>,
  lender?: FinanceLender,
): LoanFees => {
  const brand = finance.brandFees;
  const terms = lenderTerms(finance, [lender?.financeProvider, finance_provider]);
  return {
    onTop: terms?.fees === 'onTop',
    establishment: lender?.establishmentFees ?? finance.establishmentFee ?? brand?.establishment ?? 0,
    financed: brand === null ? 0 : brand.securityRegistration + brand.dealerAgency,
    monthly: brand === null ? 0 : brand.monthlyAdmin,
  };
};
