import { describe, expect, it } from 'vitest';
import { vehicleCardModel } from '../card/index.ts';
import { stickySummary } from '../vehicle-page/index.ts';
import { formFigure, startFinanceForm } from '../enquiry/index.ts';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { calculatorModel, startCalculator, weeklyText, type RepaymentFrequency } from './index.ts';
import { rateText } from './rateText.ts';

/** 40 digits after the point: the payment is worked out in whole numbers alone, by another way than the code under test. */
const one = 10n ** 40n;
const times = (a: bigint, b: bigint): bigint => (a * b) / one;
const ratio = (part: number, of: number): bigint => (BigInt(Math.round(part * 10_000)) * one) / (BigInt(of) * 10_000n);

/**
 * What a loan costs, from its books: a payment is what brings the balance from F to R in n periods, balance = balance * (1 + i) - p.
 * The balance after n periods is linear in p, so two runs of the books (p = 0 and p = 1) say which p ends at R.
 */
const payment = ({
  financed,
  ratePct,
  frequency,
  years,
  residual,
}: {
  financed: number;
  ratePct: number;
  frequency: number;
  years: number;
  residual: number;
}): number => {
  const growth = one + ratio(ratePct, 100 * frequency);
  let grown = ratio(financed, 1);
  let paid = 0n;
  for (let period = 0; period < Math.round(frequency * years); period += 1) {
    grown = times(grown, growth);
    paid = times(paid, growth) + one;
  }
  const exact = ((grown - ratio(residual, 1)) * one) / paid;
  return Number(exact / one) + (exact % one > one / 10n ** 9n ? 1 : 0);
};

const random = (seed: number) => {
  let state = seed;
  return (least: number, most: number, step: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return least + Math.floor((state / 4_294_967_296) * ((most - least) / step + 1)) * step;
  };
};

const draw = random(2026);
const cases = Array.from({ length: 200 }, (_, at) => ({
  at,
  price: draw(10_000, 150_000, 10),
  ratePct: draw(100, 1_499, 1) / 100,
  years: draw(1, 7, 1),
  fee: draw(0, 1_500, 5),
  deposit: draw(0, 8_000, 500),
  balloon: draw(0, 2, 1) === 0 ? draw(0, 3_000, 100) : 0,
}));

const asText = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
const spaces = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

describe('the oracle', () => {
  it.each([
    [{ financed: 30_000, ratePct: 10, frequency: 52, years: 6, residual: 0 }, 128],
    [{ financed: 27_000, ratePct: 8.5, frequency: 26, years: 5, residual: 9_000 }, 200],
    [{ financed: 41_385, ratePct: 7.5, frequency: 12, years: 5, residual: 10_000 }, 692],
  ])('%j costs what the decisions say', (loan, expected) => {
    expect(payment(loan)).toBe(expected);
  });
});

describe('200 loans cost the same on card, page, form and calculator, and what the books say', () => {
  it.each(cases)(
    '200 loans cost the same on card, page, form and calculator, and what the books say: %j',
    ({ price, ratePct, years, fee, deposit, balloon }) => {
      const lender = {
        interestRate: ratePct,
        comparisonRate: ratePct + 1,
        termYears: years,
        establishmentFees: fee,
        deposit,
        balloon,
        financeProvider: 'Taurus',
      };
      const vehicle = aVehicle({ price, finance_lenders: { Taurus: lender } });
      const site = aSite({ finance_provider: 'Taurus', card: { showFinancePerWeek: true } });
      const financed = price - deposit + fee;
      const owed = (frequency: number): number => payment({ financed, ratePct, frequency, years, residual: balloon });
      const week = owed(52);
      const stated = `${asText(week)} per week*`;
      const rates = {
        kind: 'rates',
        interest: `${ratePct.toFixed(2)}%\u00a0p.a.`,
        comparison: `${(ratePct + 1).toFixed(2)}%\u00a0p.a.`,
      };

      expect(spaces(vehicleCardModel(vehicle, site, testNow).weekly)).toBe(stated);
      expect(spaces(weeklyText(vehicle, site, testNow))).toBe(stated);

      // The page's finance box.
      expect(rateText(lender, site)).toMatchObject(rates);

      const form = startFinanceForm({ vehicle }, { site, now: testNow });
      expect(form).toMatchObject({ purchasePrice: String(price), term: String(years) });
      expect(formFigure({ inputs: form, vehicle }, { site, now: testNow })).toMatchObject({
        kind: 'figure',
        text: asText(week),
        rates,
      });

      const state = startCalculator(site, { page: 'detail', carPrice: price, lender });
      expect(calculatorModel(state, site).rate.text).toBe(String(ratePct));
      const shown = (frequency: RepaymentFrequency) => calculatorModel({ ...state, frequency }, site).repayment;
      expect(shown('week').text).toBe(asText(week));
      expect(shown('week').total).toBe(asText(52 * years * week + balloon));
      expect(shown('fortnight').text).toBe(asText(owed(26)));
      expect(shown('month').text).toBe(asText(owed(12)));
    },
  );

  it('and the sticky header says its own sample: the shown price, the site’s rate, five years', () => {
    for (const { price, ratePct } of cases.slice(0, 50)) {
      const site = aSite({ finance: { defaultRate: ratePct } });
      expect(stickySummary(aVehicle({ price }), site, testNow)?.estimate?.text).toContain(
        `${asText(payment({ financed: price, ratePct, frequency: 52, years: 5, residual: 0 }))}/wk`,
      );
    }
  });

  it('200 loans cost the same on card, page, form and calculator, and what the books say for the reduced price, where a vehicle has one', () => {
    const lender = { interestRate: 8.5, comparisonRate: 9, termYears: 5 };
    const vehicle = aVehicle({ price: 30_000, offer_price: 28_000, finance_lenders: { Taurus: lender } });
    const site = aSite({ finance_provider: 'Taurus', card: { showFinancePerWeek: true } });
    expect(spaces(vehicleCardModel(vehicle, site, testNow).weekly)).toBe(
      `${asText(payment({ financed: 28_000, ratePct: 8.5, frequency: 52, years: 5, residual: 0 }))} per week*`,
    );
  });
});
