import type { FinanceProvider } from '@dealer/core/site';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { allLenders } from './lenders.ts';

/** A vehicle at the limits of the finance providers' rules (decision A17). Its address is the same in every year. */
export type FinanceDemo = {
  slug: string;
  /** In years, if a rule depends on the age. */
  age?: number;
  /** This provider's box is shown; the vehicle has only what its rule requires. */
  shows: FinanceProvider;
  /** This provider's box is hidden, only because of `because`. */
  hides: FinanceProvider;
  because:
    | 'no weekly payment'
    | 'no monthly payment'
    | 'no interest rate'
    | 'no comparison rate'
    | 'older than 12 years';
};

/** One vehicle per provider rule; each provider's box is shown on one of them and hidden on another. */
export const financeDemos: readonly FinanceDemo[] = [
  { slug: 'finance-demo-taurus', age: 12, shows: 'Taurus', hides: 'Manual', because: 'no weekly payment' },
  { slug: 'finance-demo-car-clarity', shows: 'Car Clarity', hides: 'Angle', because: 'no weekly payment' },
  { slug: 'finance-demo-manual', shows: 'Manual', hides: 'Nissan Finance', because: 'no monthly payment' },
  { slug: 'finance-demo-360-finance', age: 13, shows: '360 Finance', hides: 'Taurus', because: 'older than 12 years' },
  { slug: 'finance-demo-angle', shows: 'Angle', hides: 'Powertorque', because: 'no weekly payment' },
  { slug: 'finance-demo-powertorque', shows: 'Powertorque', hides: '360 Finance', because: 'no comparison rate' },
  { slug: 'finance-demo-nissan-finance', shows: 'Nissan Finance', hides: 'AusLoans', because: 'no comparison rate' },
  { slug: 'finance-demo-ausloans', shows: 'AusLoans', hides: 'Car Clarity', because: 'no interest rate' },
];

const lacking = {
  'no weekly payment': 'paymentWeek',
  'no monthly payment': 'paymentMonth',
  'no interest rate': 'interestRate',
  'no comparison rate': 'comparisonRate',
  'older than 12 years': undefined,
} as const;

/** The payment that a provider's rule requires; others are removed. */
const payments: Readonly<Partial<Record<FinanceProvider, 'paymentWeek' | 'paymentMonth'>>> = {
  Manual: 'paymentWeek',
  Angle: 'paymentWeek',
  Powertorque: 'paymentWeek',
  'Nissan Finance': 'paymentMonth',
};

/** A used car without special properties, at a dealership of the multi-brand demo site. */
const isPlain = (doc: VehicleDoc): boolean =>
  doc.dealership_id === 1 &&
  doc.car_type === 'used' &&
  doc.item_type === undefined &&
  doc.status === 'in_stock' &&
  (doc.price ?? 0) > 8_000 &&
  (doc.photos_count ?? 0) >= 5 &&
  doc.show_on_dealer_website === true &&
  doc.certified !== true &&
  [doc.offer_price, doc.before_price, doc.subscription_price, doc.reserved, doc.reserve_amount].every(
    (special) => special === undefined,
  );

const without = (
  lender: Record<string, unknown>,
  ...fields: readonly (string | undefined)[]
): Record<string, unknown> => Object.fromEntries(Object.entries(lender).filter(([field]) => !fields.includes(field)));

/** Turns eight plain used cars of the stock into the demo vehicles: replaces their address and the lenders' data. */
export const withFinanceDemos = (docs: readonly VehicleDoc[], now: number): VehicleDoc[] => {
  const ageOf = (doc: VehicleDoc): number => new Date(now).getUTCFullYear() - (doc.year ?? 0);
  const chosen = new Map<number, FinanceDemo>();
  for (const demo of financeDemos) {
    const doc = docs.find(
      (one) =>
        isPlain(one) && !chosen.has(one.id) && (demo.age === undefined ? ageOf(one) <= 6 : ageOf(one) === demo.age),
    );
    if (doc) chosen.set(doc.id, demo);
  }
  return docs.map((doc) => {
    const demo = chosen.get(doc.id);
    if (demo === undefined) return doc;
    const { slug, shows, hides, because } = demo;
    const offers = allLenders({ price: doc.price ?? 0, age: ageOf(doc) });
    const idle = (['paymentWeek', 'paymentMonth'] as const).filter((field) => field !== payments[shows]);
    return {
      ...doc,
      slug,
      finance_lenders: {
        ...doc.finance_lenders,
        [shows]: without(offers[shows] ?? {}, ...idle),
        [hides]: without(offers[hides] ?? {}, lacking[because]),
      },
    };
  });
};
