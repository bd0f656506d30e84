import type { Site } from '../site/site.ts';
import { budgetAmount, type BudgetFinder } from './budgetFinder.ts';

const perYear = { week: 52, month: 12 } as const;

/**
 * The price that a repayment and a deposit amount to, in whole dollars: repayment x 52 or 12 x years + deposit, without interest,
 * fees or balloon (decision A29). Each amount is limited, their sum is not (decision H12).
 */
export const budgetFrom = ({
  repayment,
  deposit,
  frequency,
  years,
}: {
  repayment: string;
  deposit: string;
  frequency: 'week' | 'month';
  years: number;
}): number => Math.round(budgetAmount(repayment) * perYear[frequency] * years + budgetAmount(deposit));

/** Dollars to which an amount with interest is rounded down: the rate is a sample. */
const roundedTo = 1_000;

/**
 * The price that the same repayment and deposit pay for with interest at the site's own rate, without fees: the present value of the
 * repayments, and the deposit; rounded down to whole thousands. Undefined where there is no such price, or where no interest is due.
 *
 * @example
 * budgetWithInterest({ repayment: '200', deposit: '2000', frequency: 'week', years: 5 }, site); // => 42000, at 10 % p.a.
 */
export const budgetWithInterest = (
  { repayment, deposit, frequency, years }: Parameters<typeof budgetFrom>[0],
  { finance }: { readonly finance: Pick<Site['finance'], 'defaultRate'> },
): number | undefined => {
  const rate = finance.defaultRate / 100 / perYear[frequency];
  if (rate <= 0) return undefined;
  const payments = perYear[frequency] * years;
  const loan = (budgetAmount(repayment) * (1 - (1 + rate) ** -payments)) / rate;
  const price = Math.floor((loan + budgetAmount(deposit)) / roundedTo) * roundedTo;
  return price > 0 ? price : undefined;
};

/** A budget in whole dollars, and whether any vehicle is that cheap. */
type BudgetAnswer =
  | {
      readonly kind: 'enough';
      readonly budget: number;
      /** The prices to search: above the first, up to the second (decision B26); without the second where nothing is dearer. */
      readonly prices: { readonly above: number; readonly upTo?: number };
    }
  | { readonly kind: 'tooLow'; readonly budget: number; readonly button: string; readonly message: string };

/**
 * The result of a budget finder (decisions A29, A30, B26). `cheapest` and `dearest` are the bounds of the prices above the site's
 * floor in the search, in dollars: a budget below the first disables the button and says why, above the second the search has no
 * upper price (decision H12). If they are not known, every budget is accepted. `type` is the noun of the search, "Car" or "SUV".
 *
 * @example budgetAnswer({ frequency: 'week', repayment: '10', isOwnRepayment: true, deposit: '0' }, { cheapest: 4_990, type: 'Car', site })
 * // => { kind: 'tooLow', budget: 2600, button: '0 Cars Found', message: 'No Cars found for this budget' }
 */
export const budgetAnswer = (
  { frequency, repayment, deposit }: BudgetFinder,
  {
    cheapest,
    dearest = Infinity,
    type,
    site,
  }: {
    readonly cheapest?: number;
    readonly dearest?: number;
    readonly type: string;
    readonly site: Pick<Site, 'search'>;
  },
): BudgetAnswer => {
  const { years, minPrice } = site.search.budget;
  const budget = budgetFrom({ repayment, deposit, frequency, years });
  return cheapest !== undefined && budget < cheapest
    ? { kind: 'tooLow', budget, button: `0 ${type}s Found`, message: `No ${type}s found for this budget` }
    : { kind: 'enough', budget, prices: { above: minPrice, ...(budget > dearest ? {} : { upTo: budget }) } };
};
