import { describe, expect, it } from 'vitest';
import { vehicleCardModel } from '../card/index.ts';
import { compareTable, stickySummary } from '../vehicle-page/index.ts';
import { formFigure, startFinanceForm } from '../enquiry/index.ts';
import { financeProviders } from '../site/index.ts';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import type { Vehicle } from '../vehicle/index.ts';
import {
  calculatorModel,
  financeBox,
  isWithinLenderLimits,
  mayHaveWeeklyPayment,
  startCalculator,
  vehicleLoan,
  weeklyEstimate,
  weeklyFootnote,
  weeklyText,
} from './index.ts';

const random = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    between: (least: number, most: number): number => Math.round((least + next() * (most - least)) * 100) / 100,
    one: <T>(...of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
  };
};

const { between, one } = random(2026);

/** Each provider in each country, with limits, fees and rounding of its own. */
const sites = Array.from({ length: 64 }, (_, at) => {
  const provider = financeProviders[at % financeProviders.length]!;
  const rateMin = one(0.5, 1, 4, 5.99);
  return aSite({
    country: at < 32 ? 'AU' : 'NZ',
    finance_provider: provider,
    card: { showFinancePerWeek: true },
    price: { offersSubscriptions: one(true, false) },
    finance: {
      amountMin: one(1_000, 5_000),
      amountMax: one(100_000, 250_000),
      scaleMaxWithPrice: one(true, false),
      termMax: one(5, 7),
      termOptions: one(null, null, [1, 3, 5, 7]),
      rateMin,
      rateMax: one(14.5, 15, 20),
      defaultRate: one(8.5, 10),
      establishmentFee: one(null, 1_300, 1_360.5),
      brandFees: one(null, null, {
        establishment: 395,
        securityRegistration: 6,
        monthlyAdmin: 8,
        dealerAgency: 912.25,
      }),
      forceZeroResidual: one(true, false),
      paymentRounding: one({}, { [provider]: 'none' as const }, { 'Lender Two': 'ceil-cent' as const }),
      legalDisclaimer: one(null, 'Credit licence 000000.'),
    },
  });
});

const aLender = () => ({
  interestRate: one(0, 6.49, 8.5, 9.99, 24.9),
  comparisonRate: between(5, 26),
  ...one<Record<string, number>>(
    {},
    { termYears: 8 },
    { termMonths: 50 },
    { termYears: 4 },
    { termWeeks: 260 },
    { termYears: 0.4 },
  ),
  ...one<Record<string, number>>({}, { deposit: between(0, 12_000) }, { deposit: 400_000 }),
  ...one<Record<string, number>>({}, { balloon: between(0, 20_000) }, { balloon: 400_000 }),
  ...one<Record<string, number>>({}, { establishmentFees: one(0, 395, 1_360.5) }),
  ...one<Record<string, unknown>>({}, { financeProvider: 'Lender Two' }),
  paymentWeek: one(0, between(20, 900)),
  paymentMonth: one(0, between(80, 3_900)),
  totalPayable: between(1_000, 90_000),
});

type Case = {
  readonly vehicle: Vehicle;
  readonly quote: 'none' | 'came' | 'loaded';
  readonly site: (typeof sites)[number];
};

const cases = Array.from({ length: 2_000 }, (_, at): Case => {
  const site = sites[at % sites.length]!;
  const price = one(
    between(300, 12_000),
    between(8_000, 90_000),
    between(90_000, 300_000),
    Math.round(between(8_000, 90_000)),
  );
  const quote = one('none', 'came', 'loaded');
  const figures = {
    weeklyRepaymentAmount: between(10, 900),
    ...one<Record<string, number>>(
      {},
      { advertisedRate: 7.49, comparisonRate: 8.38 },
      { advertisedRate: 19.95, comparisonRate: 22 },
    ),
  };
  const vehicle = aVehicle({
    id: at + 1,
    price,
    ...one<Record<string, number>>({}, {}, { offer_price: Math.round(price * 0.93) }),
    ...one<Record<string, number>>({}, {}, {}, { subscription_price: 369 }),
    ...one<Record<string, unknown>>(
      {},
      { finance_lenders: { [site.finance_provider ?? '']: aLender() } },
      { finance_lenders: { [site.finance_provider ?? '']: aLender() } },
    ),
    ...(quote === 'came' ? { youxQuote: figures } : {}),
  });
  return { vehicle: quote === 'loaded' ? { ...vehicle, youxQuote: figures } : vehicle, quote, site };
});

/** "$1,234.50" at the beginning of a text. */
const amountIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (/^\$[\d,]+(\.\d+)?/.exec(text)?.[0] ?? 'no amount');
/** "$33,280" before its words. */
const totalIn = (text: string | undefined): string | undefined => /(\$[\d,.]+) total of payments/.exec(text ?? '')?.[1];

/** What each place says about one vehicle. */
const figuresByPage = ({ vehicle, site }: Case) => {
  const loan = vehicleLoan(vehicle, site, testNow);
  const calculator = loan && calculatorModel(startCalculator(site, loan), site);
  const inputs = startFinanceForm({ vehicle }, { site, now: testNow });
  return {
    card: vehicleCardModel(vehicle, site, testNow).weekly,
    page: weeklyText(vehicle, site, testNow),
    box: financeBox(vehicle, site, testNow),
    sticky: stickySummary(vehicle, site, testNow)?.estimate?.text,
    compared: compareTable([vehicle], site, testNow).rows.find(({ label }) => label === 'Finance')?.values[0],
    form: formFigure({ inputs, vehicle }, { site, now: testNow }),
    calculator,
  };
};

describe('2,000 vehicles and lenders cost the same a week wherever it is stated', () => {
  it.each(['AU', 'NZ'] as const)(
    '2,000 vehicles and lenders cost the same a week wherever it is stated in %s',
    (country) => {
      const counts = { quote: 0, lender: 0, site: 0, none: 0 };
      for (const one of cases.filter(({ site }) => site.country === country)) {
        const { vehicle, site } = one;
        const estimate = weeklyEstimate(vehicle, site, testNow);
        const { card, page, box, sticky, compared, form, calculator } = figuresByPage(one);
        const at = `vehicle ${vehicle.id}`;
        counts[estimate?.from ?? 'none'] += 1;
        if (estimate === undefined) {
          expect([card, page, box, sticky, compared], at).toEqual([
            undefined,
            undefined,
            undefined,
            undefined,
            undefined,
          ]);
          expect(form.kind, at).toBe('none');
          if (calculator !== undefined)
            expect(calculator.repayment, at).toMatchObject({ kind: 'enquire', text: 'Enquire for Finance', total: '' });
          continue;
        }
        const amount = amountIn(estimate.text);
        const stated = [
          sticky,
          calculator?.repayment.text,
          ...(estimate.from === 'site' ? [] : [card, page, box?.weekly, compared]),
        ];
        expect(stated.map(amountIn), at).toEqual(stated.map(() => amount));
        if (estimate.from === 'lender') expect(mayHaveWeeklyPayment(vehicle, site), at).toBe(true);
        if (estimate.from === 'site')
          expect([card, page, box, compared], at).toEqual([undefined, undefined, undefined, undefined]);
        const isLent = isWithinLenderLimits(Math.round(calculator?.price.value ?? 0));
        // At a rate that no lender offered, a form names a payment only with its comparison rate.
        const isNamed = country === 'NZ' || estimate.from !== 'site' || estimate.rates.kind === 'rates';
        if (isLent && isNamed) expect(form, at).toMatchObject({ kind: 'figure', text: amount });
        else expect(form.kind, at).toBe('none');
        if (country === 'NZ') {
          const totals = [sticky, ...(estimate.from === 'site' ? [] : [card, page, box?.weekly, compared])].map(
            totalIn,
          );
          expect(totals, at).toEqual(totals.map(() => calculator?.repayment.total));
          if (form.kind === 'figure') expect(form.total, at).toBe(calculator?.repayment.total);
        }
        // In Australia the star goes with the rates, and the rates with the warning; in New Zealand with the total.
        expect([estimate.text.includes('*'), calculator?.starred], at).toEqual(
          Array.from({ length: 2 }, () => country === 'NZ' || estimate.rates.kind === 'rates'),
        );
        expect(calculator?.rates, at).toEqual(estimate.rates);
        if (estimate.rates.kind === 'rates')
          expect(weeklyFootnote([vehicle], site, testNow)?.lines.join(' '), at).toContain(
            country === 'AU'
              ? `Comparison rate: ${estimate.rates.comparison} The comparison rate is for`
              : 'total of payments',
          );
        if (estimate.from === 'quote') expect(estimate.amount, at).toBe(vehicle.youxQuote?.weeklyRepaymentAmount);
      }
      // Each kind is really among them.
      for (const [kind, count] of Object.entries(counts)) expect(count, kind).toBeGreaterThan(50);
    },
  );
});
