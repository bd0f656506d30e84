import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  type CalculatorAction,
  type CalculatorField,
  calculatorEvent,
  calculatorModel,
  changeCalculator,
  type FinanceCalculator,
  startCalculator,
} from './index.ts';
import { calculatorLoan } from './calculatorLoan.ts';

const site = aSite();
const start = (
  change: Parameters<typeof aSite>[0] = {},
  about: Partial<Parameters<typeof startCalculator>[1]> = {},
): FinanceCalculator => startCalculator(aSite(change), { page: 'calculator', ...about });
const after = (state: FinanceCalculator, ...actions: CalculatorAction[]): FinanceCalculator =>
  actions.reduce(changeCalculator, state);
const type = (field: CalculatorField, text: string): CalculatorAction => ({ kind: 'type', field, text });
const slide = (field: CalculatorField, value: number): CalculatorAction => ({ kind: 'slide', field, value });
const leave = (field: CalculatorField): CalculatorAction => ({ kind: 'leave', field });
const shown = (state: FinanceCalculator) => calculatorModel(state, site);

describe('startCalculator', () => {
  it('startCalculator by itself is 30000 at 10 per cent over 6 years, weekly, without deposit and residual', () => {
    const model = shown(start());
    expect(model).toMatchObject({
      price: { text: '30,000', value: 30_000, range: { min: 1_000, max: 100_000, step: 500 }, thumb: 30_000 },
      deposit: { text: '0' },
      residual: { text: '0', range: { max: 30_000 } },
      term: { text: '6' },
      rate: { text: '10', locked: false },
      frequency: { value: 'week' },
    });
    // Decision A1's table: 127.96 shown 128; 312 x 128.
    expect(model.repayment).toEqual({
      kind: 'repayment',
      text: '$128',
      per: 'per\u00a0week',
      total: '$39,936',
      totalLabel: 'Total repayments',
    });
    expect(model.breakdown).toEqual([
      { label: 'Amount financed', text: '$30,000' },
      { label: 'Repayments', text: '312 × $128' },
      // 39,936 - 30,000.
      { label: 'Interest and fees', text: '$9,936' },
    ]);
    expect(model.price.message).toBeUndefined();
  });

  it('startCalculator takes price, deposit, balloon, term, rate and fee from the car and its lender', () => {
    const lender = { deposit: 5_000, balloon: 10_000, termYears: 5, interestRate: 7.5, establishmentFees: 395 };
    const model = shown(start({}, { page: 'detail', carPrice: 45_990, lender }));
    // Decision A1's table: 41385 at 7.5 % over 5 years with 10000 left: 159.27, shown 160; 260 x 160 + 10000.
    expect(model.repayment).toMatchObject({ text: '$160', total: '$51,600', totalLabel: 'Total of all payments' });
    // What is paid, the balloon included, and the deposit, less the price: 51,600 + 5,000 - 45,990.
    expect(model.breakdown.at(-1)).toEqual({ label: 'Interest and fees', text: '$10,610' });
    expect(calculatorLoan(start({}, { page: 'detail', carPrice: 45_990, lender })).financed).toBe(41_385);
  });

  it('startCalculator assumes a $0 final payment for Angle', () => {
    const state = start({ finance_provider: 'Angle' }, { lender: { balloon: 9_000 } });
    expect(shown(state).residual).toBeUndefined();
    expect(calculatorLoan(after(state, type('residual', '9000'))).loan.residual).toBe(0);
    expect(after(state, type('price', '20000'), slide('deposit', 500))).toMatchObject({
      price: { value: 20_000 },
      deposit: { value: 500 },
    });
  });

  it('startCalculator locked to monthly has no choice of frequency', () => {
    const state = start({ finance: { frequencyLocked: 'monthly' } });
    expect(shown(state).frequency).toBeUndefined();
    // Decision A1's table: 555.78.
    expect(shown(after(state, { kind: 'frequency', frequency: 'week' })).repayment).toMatchObject({
      text: '$556',
      per: 'per\u00a0month',
      total: '$40,032',
    });
  });

  it("startCalculator adds a brand's fees, and its monthly fee to every payment", () => {
    const state = start({
      finance: {
        brandFees: { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 },
        frequencyLocked: 'monthly',
        rateMin: 0,
        defaultRate: 0,
      },
    });
    // 30000 + 395 + 918.25 = 31313.25 without interest over 72 months is 434.906, with 8 is 442.906, shown 443; 72 x 443.
    expect(shown(state).repayment).toMatchObject({ text: '$443', total: '$31,896' });
    expect(calculatorLoan(state).financed).toBe(31_313.25);
  });

  it("startCalculator rounds as the car's lender does", () => {
    const change = { finance: { paymentRounding: { 'Lender Two': 'none' as const }, rateMin: 0, defaultRate: 0 } };
    // 30000 over 260 weeks: 115.3846.
    expect(shown(start(change, { page: 'detail', lender: { financeProvider: 'Lender Two' } })).repayment.text).toBe(
      '$115.38',
    );
    expect(shown(start(change, { page: 'detail' })).repayment.text).toBe('$116');
  });
});

describe('changeCalculator', () => {
  it('changeCalculator recalculates while the shopper types and leaves the typed text unchanged', () => {
    const state = after(start(), type('price', '$45,990.'));
    expect(shown(state).price).toMatchObject({ text: '$45,990.', value: 45_990 });
    expect(shown(after(state, leave('price'))).price.text).toBe('45,990');
  });

  it.each([
    ['price', '-5', 0],
    ['price', 'abc', 0],
    ['price', '', 0],
    ['price', '130000', 130_000],
    ['price', '9'.repeat(300), 99_999_999],
    ['deposit', '-1', 0],
    ['deposit', '250001', 250_000],
    ['deposit', '10.25', 10.25],
    ['residual', '999999', 250_000],
    ['term', '0', 1],
    ['term', '12', 7],
    ['rate', '0', 0.5],
    ['rate', '99', 15],
    ['rate', '8.49', 8.49],
  ] as const)('changeCalculator: %s typed as "%s" counts as %s', (field, text, value) => {
    expect(after(start(), type(field, text))[field].value).toBe(value);
  });

  it('changeCalculator lets a typed price pass the slider, whose thumb stays at the end, and complains from 250000', () => {
    expect(shown(after(start(), type('price', '130000'))).price).toEqual({
      text: '130000',
      value: 130_000,
      range: { min: 1_000, max: 100_000, step: 500 },
      thumb: 100_000,
    });
    expect(shown(after(start(), type('price', '250000'))).price.message).toBe(
      'Cannot be less than 1000 or more than 250000',
    );
    expect(shown(after(start(), type('price', '-5'))).price).toMatchObject({
      thumb: 1_000,
      message: 'Cannot be less than 1000 or more than 250000',
    });
    expect(shown(after(start({ finance: { amountMin: 5_000 } }), slide('price', 0))).price).toMatchObject({
      value: 5_000,
      message: 'Cannot be less than 5000 or more than 250000',
    });
  });

  it.each([
    ['price', 'abc', '1,000', true],
    ['price', '-5', '1,000', true],
    ['price', '', '1,000', true],
    ['price', '9999999', '250,000', true],
    ['price', '130000', '130,000', false],
    ['price', '20000.505', '20,000.51', false],
    ['deposit', 'lots', '0', false],
    ['deposit', '9999999', '250,000', false],
    ['deposit', '10.255', '10.26', false],
    ['term', '0', '1', false],
    ['rate', '99', '15', false],
    ['rate', 'abc', '0.5', false],
  ] as const)(
    '%s typed as "%s" and left shows what is used, %s (announced: %s)',
    (field, text, shownText, isAnnounced) => {
      const state = after(start(), type(field, text));
      expect(shown(state).price.announcement).toBeUndefined();
      const left = after(state, leave(field));
      const model = shown(left);
      const control = { price: model.price, deposit: model.deposit, term: model.term, rate: model.rate }[field];
      expect(control.text).toBe(shownText);
      // The text of the field is the number that is calculated with.
      expect(left[field].value).toBe(Number(shownText.replaceAll(',', '')));
      expect(model.price.announcement).toBe(isAnnounced ? 'Cannot be less than 1000 or more than 250000' : undefined);
    },
  );

  it('changeCalculator leaves the price of a vehicle alone that costs more than anybody may type', () => {
    const dear = start({ finance: { scaleMaxWithPrice: true } }, { carPrice: 400_000 });
    expect(after(dear, leave('price')).price.value).toBe(400_000);
    expect(after(dear, type('price', '500000'), leave('price')).price.value).toBe(420_000);
  });

  it('changeCalculator asks to enquire where the payment is 25 dollars or less, with no total', () => {
    const free = { finance: { rateMin: 0, defaultRate: 0 } };
    // 7753.20 / 312 = 24.85, shown 25; 7871.76 / 312 = 25.23, shown 26 (decision A6).
    expect(shown(after(start(free), type('price', '7753.2'))).repayment).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
      per: '',
      total: '',
      totalLabel: '',
    });
    expect(shown(after(start(free), type('price', '7871.76'))).repayment.text).toBe('$26');
  });

  it('changeCalculator puts sliders onto their steps', () => {
    expect(after(start(), slide('price', 45_990)).price.value).toBe(46_000);
    expect(after(start(), slide('rate', 8.3)).rate.value).toBe(8.5);
    expect(after(start(), slide('term', 4.7)).term.value).toBe(4.5);
    expect(after(start(), slide('deposit', 10.3)).deposit.value).toBe(10.5);
    expect(after(start({ finance: { termOptions: [3, 5] } }), slide('term', 4.6)).term.value).toBe(5);
  });

  it('changeCalculator holds the residual to what is financed, and brings it back', () => {
    const state = after(start(), type('residual', '9000'), leave('residual'));
    const cheap = after(state, type('price', '4'));
    expect(shown(cheap).residual).toMatchObject({ value: 4, text: '4', range: { max: 4 } });
    expect(shown(after(cheap, type('price', '45000'))).residual).toMatchObject({ value: 9_000, text: '9,000' });
  });

  it('finances nothing when the deposit is more than the price', () => {
    expect(calculatorLoan(after(start(), type('deposit', '40000')))).toMatchObject({
      financed: 0,
      loan: { residual: 0 },
    });
  });

  it('changeCalculator leaves a rate alone that the site fixes', () => {
    const state = start({ finance: { rateSliderDisabled: true } });
    expect(after(state, type('rate', '5'), slide('rate', 5))).toBe(state);
    expect(shown(state).rate.locked).toBe(true);
  });

  it('changeCalculator pays by the fortnight or the month when selected', () => {
    expect(shown(after(start(), { kind: 'frequency', frequency: 'fortnight' })).repayment).toMatchObject({
      text: '$257',
      per: 'per\u00a0fortnight',
      total: '$40,092',
    });
    expect(shown(after(start(), { kind: 'frequency', frequency: 'month' })).repayment).toMatchObject({
      text: '$556',
      total: '$40,032',
    });
  });

  it('changeCalculator answers the same state to an action without effect', () => {
    const state = start();
    expect(after(state, leave('price'), { kind: 'frequency', frequency: 'week' }, slide('term', 6))).toBe(state);
  });
});

describe('calculatorEvent', () => {
  it('calculatorEvent is 26 for the first change and nothing afterwards', () => {
    const fresh = start();
    const once = after(fresh, slide('price', 40_000));
    const twice = after(once, slide('price', 50_000));
    expect(calculatorEvent(fresh, once)).toBe(26);
    expect(calculatorEvent(once, twice)).toBeUndefined();
    expect(calculatorEvent(fresh, after(fresh, { kind: 'frequency', frequency: 'month' }))).toBe(26);
  });

  it('calculatorEvent is nothing while nothing has changed', () => {
    const fresh = start();
    expect(
      calculatorEvent(fresh, after(fresh, type('price', '30000'), leave('price'), slide('price', 30_000))),
    ).toBeUndefined();
  });
});

describe('a finance calculator', () => {
  const fields = fc.constantFrom<CalculatorField>('price', 'deposit', 'residual', 'term', 'rate');
  const actions = fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      field: fields,
      text: fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
    }),
    fc.record({ kind: fc.constant('slide' as const), field: fields, value: fc.double() }),
    fc.record({ kind: fc.constant('leave' as const), field: fields }),
    fc.record({
      kind: fc.constant('frequency' as const),
      frequency: fc.constantFrom('week' as const, 'fortnight' as const, 'month' as const),
    }),
  );
  const sites = [
    {},
    { finance: { termOptions: [1, 3.5, 7] } },
    { finance: { rateMin: 0, rateMax: 0.5, defaultRate: 0 } },
    { finance: { scaleMaxWithPrice: true, frequencyLocked: 'monthly' as const } },
    { finance_provider: 'Angle' as const },
  ];
  // Making a site costs more than all the rest of a run.
  const fresh = sites.map((change) => start(change, { carPrice: 123_456 }));

  it('a finance calculator shows words and numbers whatever is done to it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fresh), fc.array(actions, { maxLength: 12 }), (state, done) => {
        const model = shown(after(state, ...done));
        const numbers = [model.price, model.deposit, model.rate, ...(model.residual ? [model.residual] : [])].flatMap(
          ({ value, thumb, range }) => [value, thumb, range.min, range.max],
        );
        expect([...numbers, model.term.value].every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
        expect(model.repayment.text).toMatch(/^(\$[\d,]+(\.\d\d)?|Enquire for Finance)$/);
        expect(model.repayment.total === '').toBe(model.repayment.kind === 'enquire');
      }),
      { numRuns: 2_000 },
    );
  });

  it('a finance calculator has a figure at every corner of its sliders', () => {
    for (const begun of fresh) {
      for (const price of [0, 1e9])
        for (const deposit of [0, 1e9])
          for (const residual of [0, 1e9])
            for (const term of [0, 99])
              for (const rate of [0, 99])
                for (const frequency of ['week', 'fortnight', 'month'] as const) {
                  const state = after(
                    begun,
                    slide('price', price),
                    slide('deposit', deposit),
                    slide('residual', residual),
                    slide('term', term),
                    slide('rate', rate),
                    { kind: 'frequency', frequency },
                  );
                  expect(shown(state).repayment.text).toMatch(/^(\$[\d,]+|Enquire for Finance)$/);
                }
    }
  });
});

describe('what nobody may change', () => {
  it('what nobody may change is the rate where the site fixes it: everything else still moves', () => {
    const fixed = start({ finance: { rateSliderDisabled: true } });
    expect(after(fixed, type('rate', '5'))).toBe(fixed);
    expect(after(fixed, slide('rate', 5))).toBe(fixed);
    expect(after(fixed, type('price', '20000')).price.value).toBe(20_000);
    expect(after(fixed, slide('residual', 5_000)).residual.value).toBe(5_000);
  });

  it("what nobody may change is the final payment where the lender's product ends at $0", () => {
    const ends = start({ finance: { forceZeroResidual: true } });
    expect(after(ends, type('residual', '5000'))).toBe(ends);
    expect(after(ends, slide('residual', 5_000))).toBe(ends);
    expect(after(ends, type('rate', '5')).rate.value).toBe(5);
  });
});
