import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { hasFinanceCalculator, repaymentFrequency } from './index.ts';
import { amountRange, residualRange } from './sliderRanges.ts';
import { clampToRange, rateRange, snapToStep } from './ranges.ts';
import { defaultAmount, defaultRate } from './openingLoan.ts';
import { defaultTerm, fitTerm, termControl } from './loanTerm.ts';
import { loanFees } from './loanCosts.ts';
import { monthlyFromWeekly } from './monthlyFromWeekly.ts';
import { purchasePriceProblem, readPurchasePrice, purchasePriceDigits } from './purchasePrice.ts';
import { roundingOf } from './repayment.ts';

const { finance } = aSite();
const brandFees = { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 };

describe('amountRange', () => {
  it('amountRange runs from 1000 to 100000 in steps of 500', () => {
    expect(amountRange(finance, 45_990)).toEqual({ min: 1_000, max: 100_000, step: 500 });
  });

  // Decision A8: 1.05 x 120000 = 126000; 1.05 x 100001 = 105001.05; exactly 100000 stays.
  it.each([
    ['a car of 120000', { scaleMaxWithPrice: true }, 120_000, 126_000],
    ['a car just above 100000, not rounded to the step', { scaleMaxWithPrice: true }, 100_001, 105_001.05],
    ['a car with cents, to the cent', { scaleMaxWithPrice: true }, 100_000.55, 105_000.58],
    ['a car of exactly 100000', { scaleMaxWithPrice: true }, 100_000, 100_000],
    ['a dear car on a site that does not scale', {}, 120_000, 100_000],
    ['the wide variant', { amountMax: 250_000 }, 45_990, 250_000],
    ['no car', { scaleMaxWithPrice: true }, undefined, 100_000],
  ])('ends, for %s, where the site says', (_, change, price, max) => {
    expect(amountRange(aSite({ finance: change }).finance, price).max).toBe(max);
  });

  it('amountRange starts at 5000 for the provider that wants it', () => {
    expect(amountRange(aSite({ finance: { amountMin: 5_000 } }).finance).min).toBe(5_000);
  });
});

describe('termControl', () => {
  it('termControl runs from 1 to 7 years in halves, or to 5', () => {
    expect(termControl(finance)).toEqual({ kind: 'slider', min: 1, max: 7, step: 0.5 });
    expect(termControl(aSite({ finance: { termMax: 5 } }).finance)).toMatchObject({ max: 5 });
  });

  it("termControl is the site's own list, ascending and without repeats", () => {
    expect(termControl(aSite({ finance: { termOptions: [7, 3, 5, 3] } }).finance)).toEqual({
      kind: 'choices',
      years: [3, 5, 7],
    });
    expect(termControl(aSite({ finance: { termOptions: [] } }).finance).kind).toBe('slider');
  });
});

describe('fitTerm', () => {
  const slider = termControl(finance);
  it.each([
    [0, 1],
    [1, 1],
    [3.2, 3],
    [3.25, 3.5],
    [6.9, 7],
    [9, 7],
    [Number.NaN, 1],
  ])('%s years become %s on the slider', (term, years) => {
    expect(fitTerm(term, slider)).toBe(years);
  });

  it.each([
    [1, 3],
    [4, 3],
    [4.1, 5],
    [40, 7],
    [Number.NaN, 3],
  ])('fitTerm: %s years become %s of 3, 5 and 7', (term, years) => {
    expect(fitTerm(term, { kind: 'choices', years: [3, 5, 7] })).toBe(years);
  });

  it('fitTerm has no term without choices', () => {
    expect(fitTerm(5, { kind: 'choices', years: [] })).toBe(0);
  });
});

describe('snapToStep', () => {
  // Decision A12, counted by hand from 5.99: 6.49, 6.99, ... 14.99; 15.49 is past the end.
  const range = { min: 5.99, max: 15, step: 0.5 };
  it.each([
    [0, 5.99],
    [6.2, 5.99],
    [6.24, 6.49],
    [6.49, 6.49],
    [10, 9.99],
    [14.9, 14.99],
    [15, 14.99],
    [99, 14.99],
    [Number.NaN, 5.99],
  ])('snapToStep: %s rests at %s', (value, rest) => {
    expect(snapToStep(value, range)).toBe(rest);
  });

  it('snapToStep takes halves up and needs a step', () => {
    expect(snapToStep(1_250, { min: 1_000, max: 100_000, step: 500 })).toBe(1_500);
    expect(snapToStep(3.3, { min: 1, max: 7, step: 0 })).toBe(3.3);
  });
});

describe('clampToRange and snapToStep', () => {
  const ranges = fc
    .record({
      min: fc.integer({ min: 0, max: 10_000 }),
      width: fc.integer({ min: 0, max: 300_000 }),
      step: fc.constantFrom(0.5, 1, 500),
    })
    .map(({ min, width, step }) => ({ min: min / 100, max: min / 100 + width, step }));

  it('clampToRange and snapToStep do nothing more when done twice, and stay inside', () => {
    fc.assert(
      fc.property(ranges, fc.double(), (range, value) => {
        const clamped = clampToRange(value, range);
        expect(clampToRange(clamped, range)).toBe(clamped);
        expect(clamped >= range.min && clamped <= range.max).toBe(true);
        const snapped = snapToStep(value, range);
        expect(snapToStep(snapped, range)).toBe(snapped);
        expect(snapped).toBeGreaterThanOrEqual(range.min);
        expect(snapped).toBeLessThanOrEqual(range.max + 1e-6);
      }),
      { numRuns: 2_000 },
    );
  });

  it('clampToRange and snapToStep put a range that is upside down at its lower end', () => {
    expect(clampToRange(7, { min: 5, max: 1 })).toBe(5);
  });
});

describe('rateRange', () => {
  it.each([
    [{}, { min: 0.5, max: 15, step: 0.5 }],
    [
      { rateMin: 5.99, rateMax: 19.95 },
      { min: 5.99, max: 19.95, step: 0.5 },
    ],
    [
      { rateMin: 9.95, rateMax: 20 },
      { min: 9.95, max: 20, step: 0.5 },
    ],
  ])('rateRange with %o is %o', (change, range) => {
    expect(rateRange(aSite({ finance: change }).finance)).toEqual(range);
  });
});

describe('residualRange', () => {
  it.each([
    [27_000, 27_000],
    [400_000, 250_000],
    [0, 0],
    [-5, 0],
  ])('residualRange with %s dollars financed ends at %s', (financed, max) => {
    expect(residualRange(financed)).toEqual({ min: 0, max, step: 0.5 });
  });
});

describe('purchasePriceProblem', () => {
  const message = 'Cannot be less than 1000 or more than 250000';
  it.each([
    [0, message],
    [1_000, message],
    [1_000.5, undefined],
    [1_001, undefined],
    [249_999, undefined],
    [250_000, message],
    [999_999, message],
    [Number.NaN, message],
  ])('purchasePriceProblem of %s dollars: %s', (price, text) => {
    expect(purchasePriceProblem(price, 1_000)).toBe(text);
  });

  it('purchasePriceProblem names the least without a comma', () => {
    expect(purchasePriceProblem(5_000, 5_000)).toBe('Cannot be less than 5000 or more than 250000');
  });
});

describe('the defaults', () => {
  it.each([
    [undefined, 30_000],
    [0, 30_000],
    [-1, 30_000],
    [Number.NaN, 30_000],
    [Number.POSITIVE_INFINITY, 30_000],
    [45_990, 45_990],
  ])('a car of %s dollars starts at %s', (price, amount) => {
    expect(defaultAmount(price)).toBe(amount);
  });

  it("the defaults take 6 years by themselves, 5 on a car's page, and the lender's before both", () => {
    expect(defaultTerm(finance, 'calculator')).toBe(6);
    expect(defaultTerm(finance, 'detail')).toBe(5);
    expect(defaultTerm(finance, 'calculator', { termYears: 4, termMonths: 60 })).toBe(4);
    expect(defaultTerm(finance, 'calculator', { termMonths: 42 })).toBe(3.5);
    expect(defaultTerm(finance, 'calculator', { termWeeks: 156 })).toBe(3);
  });

  it.each([
    ['10 per cent', {}, undefined, 10],
    ['8.5 where the site says so', { defaultRate: 8.5 }, undefined, 8.5],
    ["the lender's, off the steps", {}, 8.49, 8.49],
    ["the lender's, no higher than the slider", {}, 21, 15],
    ["the lender's, no lower than the slider", { rateMin: 5.99 }, 4.9, 5.99],
    ["a lender's 0 as a value", {}, 0, 0.5],
  ])('the defaults take %s', (_, change, interestRate, rate) => {
    expect(
      defaultRate(aSite({ finance: change }).finance, interestRate === undefined ? undefined : { interestRate }),
    ).toBe(rate);
  });
});

describe('loanFees', () => {
  // 6 + 912.25 = 918.25 (decision A5).
  it.each([
    ['nothing', {}, undefined, { establishment: 0, financed: 0, monthly: 0 }],
    ["the site's", { establishmentFee: 1_300 }, undefined, { establishment: 1_300, financed: 0, monthly: 0 }],
    [
      "the lender's before the site's",
      { establishmentFee: 1_300 },
      1_360.5,
      { establishment: 1_360.5, financed: 0, monthly: 0 },
    ],
    ["a lender's 0 as a value", { establishmentFee: 1_300 }, 0, { establishment: 0, financed: 0, monthly: 0 }],
    ["the brand's", { brandFees }, undefined, { establishment: 395, financed: 918.25, monthly: 8 }],
    [
      "the lender's beside the brand's other fees",
      { brandFees },
      500,
      { establishment: 500, financed: 918.25, monthly: 8 },
    ],
  ])('loanFees are %s', (_, change, establishmentFees, fees) => {
    expect(loanFees(aSite({ finance: change }), { establishmentFees })).toEqual({ onTop: false, ...fees });
  });
});

describe('roundingOf', () => {
  const site = aSite({ finance: { paymentRounding: { Angle: 'none', Taurus: 'ceil-cent' } } }).finance;
  it.each([
    [['Angle'], 'none'],
    [[undefined, 'Taurus'], 'ceil-cent'],
    [['Angle', 'Taurus'], 'none'],
    [['Manual', null], 'ceil-dollar'],
    [['constructor', '__proto__'], 'ceil-dollar'],
  ])('roundingOf for %o is %s', (lenders, rule) => {
    expect(roundingOf(site, lenders)).toBe(rule);
  });
});

describe('repaymentFrequency', () => {
  it.each([
    [{}, { frequency: 'week', locked: false }],
    [{ frequency: 'fortnightly' }, { frequency: 'fortnight', locked: false }],
    [
      { frequency: 'fortnightly', frequencyLocked: 'monthly' },
      { frequency: 'month', locked: true },
    ],
  ] as const)('repaymentFrequency with %o is %o', (change, expected) => {
    expect(repaymentFrequency(aSite({ finance: change }).finance)).toEqual(expected);
  });
});

describe('monthlyFromWeekly', () => {
  // 4.33 times the week, by hand (decision A14).
  it.each([
    [100, 433],
    [87, 376.71],
    [0.5, 2.17],
    [0, 0],
    [-4, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('monthlyFromWeekly of %s a week is %s', (week, month) => {
    expect(monthlyFromWeekly(week)).toBe(month);
  });
});

describe("the finance page's purchase price", () => {
  it.each([
    ['', '', 10_000],
    ['abc', '', 10_000],
    ['9999', '9999', 10_000],
    ['$25,000', '25000', 25_000],
    ['25000.50', '25000', 25_000],
    ['25000,50', '25000', 25_000],
    ['25.000,50', '25000', 25_000],
    ['200001', '200001', 200_000],
    ['999999999999999999999', '999999999999', 200_000],
  ])('"%s" is shown as "%s" and becomes %s', (text, typed, price) => {
    expect(purchasePriceDigits(text)).toBe(typed);
    expect(readPurchasePrice(text)).toBe(price);
  });
});

describe('hasFinanceCalculator', () => {
  const angle = aSite({ finance_provider: 'Angle' });
  it.each([
    ['a provider and a value', 45_990, angle, true],
    ['no value', 0, angle, false],
    ['an unknown value', undefined, angle, false],
    ['no provider', 45_990, aSite(), false],
    ['neither', 0, aSite(), false],
    ['finance hidden', 45_990, aSite({ finance_provider: 'Angle', finance: { hidden: true } }), false],
    ['a Suzuki site', 45_990, aSite({ finance_provider: 'Angle', manufacturer: 'Suzuki' }), false],
  ])('hasFinanceCalculator with %s', (_, value, site, shown) => {
    expect(hasFinanceCalculator(value, site)).toBe(shown);
  });
});
