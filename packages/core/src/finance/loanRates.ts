import type { Site } from '../site/site.ts';
import type { CalculatorStart } from './openingLoan.ts';
import { rateText, type RateText } from './rateText.ts';

/**
 * The rates that are said beside a loan's payment: those of the quote, else the lender's; none at the site's own rate, beside which no
 * comparison rate can be said.
 *
 * @example loanRates({ place: 'detail', lender: { interestRate: 8.49, comparisonRate: 9.1 } }, site).kind // => 'rates'
 */
export const loanRates = ({ lender, quote }: CalculatorStart, site: Pick<Site, 'country'>): RateText =>
  rateText(
    quote === undefined ? (lender ?? {}) : { interestRate: quote.advertisedRate, comparisonRate: quote.comparisonRate },
    site,
  );
