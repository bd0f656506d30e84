import { calculatorModel } from '../finance/calculatorModel.ts';
import type { FinancePageInputs } from '../finance/financePageInputs.ts';
import { lenderEligibility, isWithinLenderLimits } from '../finance/lenderEligibility.ts';
import { purchasePriceRange } from '../finance/purchasePrice.ts';
import { quoteFigures } from '../finance/quoteFigures.ts';
import { percent, type RateText } from '../finance/rateText.ts';
import { startCalculator } from '../finance/startCalculator.ts';
import { vehicleLoan, type LoanSite } from '../finance/vehicleLoan.ts';
import type { Site } from '../site/site.ts';
import { formatMoney } from '../format/formatNumber.ts';
import { smallestQuotedPayment } from '../finance/repayment.ts';
import { subscriptionPrice } from '../price/shownPrice.ts';
import type { Vehicle, YouxQuote } from '../vehicle/vehicle.ts';
import { startFinanceForm } from './startFinanceForm.ts';

/** The loan's cost on a finance form, or why none is shown. */
export type FormFigure =
  | {
      readonly kind: 'figure';
      /** An outside lender's quote, or our own calculation. */
      readonly from: 'quote' | 'calculation';
      /** "$147". */
      readonly text: string;
      /** "per week". */
      readonly per: string;
      /** Quotes also have a monthly figure. */
      readonly monthly?: string;
      /** The total of all payments; New Zealand shows it with every payment, Australia with our own calculation. */
      readonly total?: string;
      /** "Total repayments", "Total of all payments" or "Total of payments" (decision H1). */
      readonly totalLabel: string;
      /** The term of our own calculation and, where it is not among the rates, its rate. */
      readonly terms?: string;
      /** The payment has a star if there are rates. */
      readonly rates: RateText;
      /** A final payment is owing at the end of the loan. */
      readonly hasResidual: boolean;
    }
  | { readonly kind: 'none'; readonly text: string };

/**
 * The figure of a finance form (decision A23): until the form is changed it is the figure of the vehicle page; then the quote for
 * the entered values, else our own calculation with the vehicle's lender. There is none outside the lender's limits, for a
 * subscription, if the payment is too small, and in Australia at the site's own rate without a comparison rate (H5). `quote` is the
 * outside lender's response to these values; `now` is in milliseconds since 1970.
 *
 * @example formFigure({ inputs: { purchasePrice: '3888', term: '5', creditHistory: 'GREAT' } }, { site, now }) // => { kind: 'none', text: 'The lender’s minimum is $10,000.' }
 */
export const formFigure = (
  {
    inputs,
    vehicle,
    quote,
  }: {
    readonly inputs: FinancePageInputs;
    readonly vehicle?: Vehicle | undefined;
    readonly quote?: YouxQuote | undefined;
  },
  { site, now }: { readonly site: LoanSite & Pick<Site, 'texts'>; readonly now: number },
): FormFigure => {
  if (vehicle !== undefined && subscriptionPrice(vehicle, site) !== undefined)
    return { kind: 'none', text: 'This vehicle is offered as a subscription.' };
  const price = Number(inputs.purchasePrice);
  if (!isWithinLenderLimits(price)) {
    const { min, max } = purchasePriceRange;
    return {
      kind: 'none',
      text:
        price > max
          ? `The lender’s maximum is ${formatMoney(max, site)}.`
          : `The lender’s minimum is ${formatMoney(min, site)}.`,
    };
  }
  const years = Number(inputs.term);
  const first = startFinanceForm({ vehicle }, { site, now });
  const loan = vehicle === undefined ? undefined : vehicleLoan(vehicle, site, now);
  const isPristine =
    loan !== undefined &&
    inputs.purchasePrice === first.purchasePrice &&
    inputs.term === first.term &&
    inputs.creditHistory === first.creditHistory;
  const answer = isPristine ? loan.quote : quote;
  const tooSmall: FormFigure = { kind: 'none', text: 'The repayment is too small to quote.' };
  if (answer !== undefined && (answer.weeklyRepaymentAmount ?? 0) <= smallestQuotedPayment) return tooSmall;
  const figures = quoteFigures(answer, site, years);
  if (figures.kind === 'figures') {
    const { weekly, monthly, rates, total } = figures;
    return {
      kind: 'figure',
      from: 'quote',
      text: weekly,
      per: 'per\u00a0week',
      monthly,
      total,
      totalLabel: 'Total of payments',
      rates,
      hasResidual: false,
    };
  }
  const eligibility = vehicle === undefined ? undefined : lenderEligibility(vehicle, site, now);
  const lender = eligibility?.kind === 'eligible' ? eligibility.lender : undefined;
  const opening = startCalculator(site, isPristine ? loan : { page: 'detail', carPrice: price, lender });
  const { repayment, rates, rate, residual } = calculatorModel(
    isPristine ? opening : { ...opening, touched: true, term: { value: years } },
    site,
  );
  if (repayment.kind === 'enquire') return tooSmall;
  if (site.country === 'AU' && lender === undefined && rates.kind === 'none')
    return { kind: 'none', text: 'We quote with a lender’s rate and its comparison rate, once we know what you need.' };
  return {
    kind: 'figure',
    from: 'calculation',
    text: repayment.text,
    per: repayment.per,
    total: repayment.total,
    totalLabel: repayment.totalLabel,
    terms: `Over ${years} ${years === 1 ? 'year' : 'years'}${site.country === 'NZ' ? ` at ${percent(rate.value)}` : ''}`,
    rates,
    hasResidual: (residual?.value ?? 0) > 0,
  };
};
