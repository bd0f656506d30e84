import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { calculatorModel, type RepaymentFrequency, startCalculator, vehicleLoan, weeklyEstimate } from './index.ts';
import { loanRepayment } from './vehicleLoan.ts';
import { openingLoan } from './openingLoan.ts';

type Row = readonly [
  price: number,
  deposit: number,
  fee: number,
  feeIs: 'none' | 'inLoan' | 'onTop',
  rate: number,
  years: number,
  frequency: RepaymentFrequency,
  finalPayment: number,
  repayments: string,
  sum: string,
  label: string,
  total: string,
  interestAndFees: string,
];

/**
 * Worked out apart from this code: a lender's books in decimal arithmetic with fifty digits, period by period, and each payment rounded up
 * to the dollar. The total is the sum, the final payment and a fee on top; interest and fees are the total and the deposit less the price.
 */
const worked: readonly Row[] = [
  // prettier-ignore
  [
    59_288,
    0,
    495,
    'inLoan',
    8.5,
    5,
    'week',
    19_800,
    '260 × $222',
    '$57,720',
    'Total of all payments',
    '$77,520',
    '$18,232',
  ],
  [30_000, 0, 0, 'none', 10, 6, 'week', 0, '312 × $128', '$39,936', 'Total repayments', '$39,936', '$9,936'],
  [30_000, 0, 0, 'none', 10, 6, 'month', 0, '72 × $556', '$40,032', 'Total repayments', '$40,032', '$10,032'],
  [30_000, 0, 0, 'none', 10, 5, 'fortnight', 0, '130 × $294', '$38,220', 'Total repayments', '$38,220', '$8,220'],
  [
    30_000,
    3_000,
    0,
    'none',
    8.5,
    5,
    'week',
    9_000,
    '260 × $100',
    '$26,000',
    'Total of all payments',
    '$35,000',
    '$8,000',
  ],
  [
    30_000,
    3_000,
    0,
    'none',
    8.5,
    5,
    'month',
    9_000,
    '60 × $434',
    '$26,040',
    'Total of all payments',
    '$35,040',
    '$8,040',
  ],
  [
    45_990,
    5_000,
    395,
    'inLoan',
    7.5,
    5,
    'week',
    10_000,
    '260 × $160',
    '$41,600',
    'Total of all payments',
    '$51,600',
    '$10,610',
  ],
  [
    45_990,
    5_000,
    395,
    'inLoan',
    7.5,
    5,
    'fortnight',
    10_000,
    '130 × $319',
    '$41,470',
    'Total of all payments',
    '$51,470',
    '$10,480',
  ],
  [
    45_990,
    5_000,
    395,
    'inLoan',
    7.5,
    5,
    'month',
    10_000,
    '60 × $692',
    '$41,520',
    'Total of all payments',
    '$51,520',
    '$10,530',
  ],
  [
    45_990,
    5_000,
    395,
    'onTop',
    7.5,
    5,
    'week',
    10_000,
    '260 × $158',
    '$41,080',
    'Total of all payments',
    '$51,475',
    '$10,485',
  ],
  [45_990, 5_000, 395, 'onTop', 7.5, 5, 'month', 0, '60 × $822', '$49,320', 'Total repayments', '$49,715', '$8,725'],
  [45_990, 0, 395, 'inLoan', 7.5, 5, 'week', 0, '260 × $215', '$55,900', 'Total of all payments', '$55,900', '$9,910'],
  [45_990, 0, 395, 'onTop', 7.5, 5, 'week', 0, '260 × $213', '$55,380', 'Total repayments', '$55,775', '$9,785'],
  [45_990, 0, 0, 'none', 7.5, 5, 'week', 0, '260 × $213', '$55,380', 'Total repayments', '$55,380', '$9,390'],
  [31_200, 0, 0, 'none', 0, 6, 'week', 0, '312 × $100', '$31,200', 'Total repayments', '$31,200', '$0'],
  [30_000, 0, 0, 'none', 0, 5, 'month', 6_000, '60 × $400', '$24,000', 'Total of all payments', '$30,000', '$0'],
  [30_000, 0, 500, 'inLoan', 0, 5, 'month', 6_000, '60 × $409', '$24,540', 'Total of all payments', '$30,540', '$540'],
  [30_000, 0, 500, 'onTop', 0, 5, 'month', 6_000, '60 × $400', '$24,000', 'Total of all payments', '$30,500', '$500'],
  [24_000, 0, 0, 'none', 0, 2, 'fortnight', 0, '52 × $462', '$24,024', 'Total repayments', '$24,024', '$24'],
  [24_000, 4_000, 0, 'none', 0, 4, 'week', 5_000, '208 × $73', '$15,184', 'Total of all payments', '$20,184', '$184'],
  [
    18_990,
    1_000,
    650,
    'inLoan',
    12.99,
    4,
    'week',
    0,
    '208 × $116',
    '$24,128',
    'Total of all payments',
    '$24,128',
    '$6,138',
  ],
  [
    18_990,
    1_000,
    650,
    'inLoan',
    12.99,
    4,
    'fortnight',
    0,
    '104 × $231',
    '$24,024',
    'Total of all payments',
    '$24,024',
    '$6,034',
  ],
  [
    18_990,
    1_000,
    650,
    'inLoan',
    12.99,
    4,
    'month',
    0,
    '48 × $500',
    '$24,000',
    'Total of all payments',
    '$24,000',
    '$6,010',
  ],
  [18_990, 1_000, 650, 'onTop', 12.99, 4, 'month', 0, '48 × $483', '$23,184', 'Total repayments', '$23,834', '$5,844'],
  [
    88_490,
    10_000,
    550,
    'inLoan',
    6.99,
    7,
    'week',
    26_547,
    '364 × $219',
    '$79,716',
    'Total of all payments',
    '$106,263',
    '$27,773',
  ],
  [
    88_490,
    10_000,
    550,
    'inLoan',
    6.99,
    7,
    'month',
    26_547,
    '84 × $947',
    '$79,548',
    'Total of all payments',
    '$106,095',
    '$27,605',
  ],
  [99_999, 0, 0, 'none', 14.95, 7, 'week', 0, '364 × $444', '$161,616', 'Total repayments', '$161,616', '$61,617'],
  [99_999, 0, 0, 'none', 14.95, 7, 'month', 0, '84 × $1,927', '$161,868', 'Total repayments', '$161,868', '$61,869'],
  [12_500, 0, 300, 'inLoan', 9.5, 1, 'week', 0, '52 × $259', '$13,468', 'Total of all payments', '$13,468', '$968'],
  [12_500, 0, 300, 'inLoan', 9.5, 1, 'month', 0, '12 × $1,123', '$13,476', 'Total of all payments', '$13,476', '$976'],
  [12_500, 0, 300, 'onTop', 9.5, 1, 'month', 0, '12 × $1,097', '$13,164', 'Total repayments', '$13,464', '$964'],
  [
    36_750,
    2_500,
    1_300,
    'inLoan',
    8.99,
    3.5,
    'week',
    7_350,
    '182 × $194',
    '$35,308',
    'Total of all payments',
    '$42,658',
    '$8,408',
  ],
  [
    36_750,
    2_500,
    1_300,
    'inLoan',
    8.99,
    3.5,
    'fortnight',
    7_350,
    '91 × $388',
    '$35,308',
    'Total of all payments',
    '$42,658',
    '$8,408',
  ],
  [
    36_750,
    2_500,
    1_300,
    'inLoan',
    8.99,
    3.5,
    'month',
    7_350,
    '42 × $841',
    '$35,322',
    'Total of all payments',
    '$42,672',
    '$8,422',
  ],
  [
    67_990,
    7_990,
    1360.5,
    'inLoan',
    5.99,
    6,
    'week',
    0,
    '312 × $235',
    '$73,320',
    'Total of all payments',
    '$73,320',
    '$13,320',
  ],
  [
    67_990,
    7_990,
    1360.5,
    'inLoan',
    5.99,
    6,
    'month',
    20_397,
    '72 × $781',
    '$56,232',
    'Total of all payments',
    '$76,629',
    '$16,629',
  ],
  [
    150_000,
    50_000,
    0,
    'none',
    7.25,
    5,
    'week',
    40_000,
    '260 × $332',
    '$86,320',
    'Total of all payments',
    '$126,320',
    '$26,320',
  ],
  [
    150_000,
    50_000,
    0,
    'none',
    7.25,
    5,
    'month',
    40_000,
    '60 × $1,437',
    '$86,220',
    'Total of all payments',
    '$126,220',
    '$26,220',
  ],
  [
    21_990,
    0,
    495,
    'inLoan',
    19.95,
    5,
    'fortnight',
    0,
    '130 × $274',
    '$35,620',
    'Total of all payments',
    '$35,620',
    '$13,630',
  ],
  [
    21_990,
    0,
    495,
    'onTop',
    19.95,
    5,
    'fortnight',
    4_398,
    '130 × $249',
    '$32,370',
    'Total of all payments',
    '$37,263',
    '$15,273',
  ],
  [40_000, 0, 0, 'none', 3.9, 3, 'month', 0, '36 × $1,180', '$42,480', 'Total repayments', '$42,480', '$2,480'],
  [
    40_000,
    40,
    8.25,
    'inLoan',
    3.9,
    3,
    'month',
    0,
    '36 × $1,179',
    '$42,444',
    'Total of all payments',
    '$42,444',
    '$2,484',
  ],
];

const loanOf = (
  [price, deposit, fee, feeIs, rate, years, frequency, finalPayment]: Row,
  country: 'AU' | 'NZ' = 'AU',
) => {
  const site = aSite({
    country,
    finance_provider: 'Taurus',
    finance: {
      rateMin: 0,
      rateMax: 20,
      frequency: ({ week: 'weekly', fortnight: 'fortnightly', month: 'monthly' } as const)[frequency],
      lenders: feeIs === 'onTop' ? [{ name: 'Taurus', fees: 'onTop' }] : [],
    },
  });
  const lender = {
    interestRate: rate,
    comparisonRate: rate + 1,
    termYears: years,
    establishmentFees: fee,
    deposit,
    balloon: finalPayment,
  };
  const vehicle = aVehicle({ price, finance_lenders: { Taurus: lender } });
  return { site, vehicle, model: calculatorModel(startCalculator(site, vehicleLoan(vehicle, site, testNow)!), site) };
};
const linesByLabel = (lines: readonly { label: string; text: string }[]): Record<string, string> =>
  Object.fromEntries(lines.map(({ label, text }) => [label, text]));

describe('42 worked loans', () => {
  it.each(worked.map((row) => [row.slice(0, 8).join(' '), row] as const))('42 worked loans: %s', (_, row) => {
    const [, , fee, feeIs, , , , finalPayment, repayments, sum, label, total, interestAndFees] = row;
    const { model } = loanOf(row);
    const lines = linesByLabel(model.breakdown);
    expect(model.repayment).toMatchObject({ total, totalLabel: label });
    expect(lines).toMatchObject({ Repayments: repayments, 'Interest and fees': interestAndFees });
    expect(lines['Sum of repayments']).toBe(feeIs === 'inLoan' || finalPayment > 0 ? sum : undefined);
    const feeText = fee === 0 ? undefined : feeIs === 'onTop' ? /paid on top$/ : /included in the loan$/;
    expect(lines['Establishment fee'] ?? '').toMatch(feeText ?? /^$/);
    expect(lines['Final payment'] !== undefined).toBe(finalPayment > 0);
  });

  it('42 worked loans: lists a loan with a fee and a final payment in the order in which its parts add up', () => {
    expect(loanOf(worked[0]!).model.breakdown.map(({ label }) => label)).toEqual([
      'Amount financed',
      'Repayments',
      'Sum of repayments',
      'Establishment fee',
      'Final payment',
      'Total of all payments',
      'Interest and fees',
    ]);
  });

  it('42 worked loans: counts the final payment in the total and a financed fee once', () => {
    const lines = linesByLabel(loanOf(worked[0]!).model.breakdown);
    const dollars = (text = ''): number => Number(text.replaceAll(/[$,]/g, ''));
    expect(dollars(lines['Sum of repayments']) + dollars(lines['Final payment'])).toBe(
      dollars(lines['Total of all payments']),
    );
    expect(dollars(lines['Total of all payments']) - 59_288).toBe(dollars(lines['Interest and fees']));
  });

  it.each(worked.map((row) => [row.slice(0, 8).join(' '), row] as const))(
    '42 worked loans: says the total of payments of %s in New Zealand, and with the payment',
    (_, row) => {
      const { site, vehicle, model } = loanOf(row, 'NZ');
      expect(model.repayment).toMatchObject({ total: row[11], totalLabel: 'Total of payments' });
      // One frequency for a page, so one total.
      expect(weeklyEstimate(vehicle, site, testNow)?.text).toContain(`${row[11]} total of payments`);
    },
  );
});

describe('one frequency for a page', () => {
  it.each([
    ['weekly', 'week', '/wk'],
    ['fortnightly', 'fortnight', '/fortnight'],
    ['monthly', 'month', '/month'],
  ] as const)('%s: payments are stated as the calculator opens', (frequency, every, short) => {
    const site = aSite({ country: 'NZ', finance: { frequency } });
    const vehicle = aVehicle({ price: 45_990 });
    const start = vehicleLoan(vehicle, site, testNow)!;
    const { repayment } = calculatorModel(startCalculator(site, start), site);
    const estimate = weeklyEstimate(vehicle, site, testNow);
    expect(repayment.per).toBe(`per\u00a0${every}`);
    expect(estimate?.text).toContain(`${repayment.text} per\u00a0${every}`);
    expect(estimate?.text).toContain(repayment.total);
    expect(estimate?.short).toContain(`${repayment.text}${short}`);
  });

  it('one frequency for a page is the month where the site is locked to it, and what the visitor chose in the calculator', () => {
    const site = aSite({ country: 'NZ', finance: { frequencyLocked: 'monthly' } });
    const vehicle = aVehicle({ price: 45_990 });
    expect(weeklyEstimate(vehicle, site, testNow)?.short).toContain('/month');
    expect(weeklyEstimate(vehicle, site, testNow, 'week')?.short).toContain('/wk');
  });
});

describe('an outside lender’s quote', () => {
  it('an outside lender’s quote is stated by its weekly payment, without fees that it does not name', () => {
    const site = aSite({ finance: { establishmentFee: 495 } });
    const start = { page: 'detail' as const, carPrice: 30_000, quote: { weeklyRepaymentAmount: 140 } };
    const { repayment, breakdown } = calculatorModel(startCalculator(site, start), site);
    expect(repayment).toMatchObject({ total: '$36,400', totalLabel: 'Total repayments' });
    expect(breakdown).toEqual([
      { label: 'Repayments', text: '260 × $140' },
      { label: 'Interest and fees', text: '$6,400' },
    ]);
    expect(loanRepayment(openingLoan(site, start), { amountMin: 0, quotedWeek: 140 })).toMatchObject({ total: 36_400 });
  });
});
