import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import type { CalculatorField, FinanceCalculator } from './calculatorState.ts';
import { calculatorDisclaimer } from './calculatorDisclaimer.ts';
import { changeCalculator } from './changeCalculator.ts';
import { clampNote } from './calculatorModel.ts';
import { rateText } from './rateText.ts';
import { startCalculator } from './startCalculator.ts';

const site = aSite();
const typed = (field: CalculatorField, text: string): FinanceCalculator =>
  changeCalculator(startCalculator(site, { page: 'calculator' }), { kind: 'type', field, text });

describe('clampNote', () => {
  it.each<[CalculatorField, string, string | undefined]>([
    ['rate', '40', 'Calculated with 15% p.a.'],
    ['rate', '0.1', 'Calculated with 0.5% p.a.'],
    ['rate', '8.5', undefined],
    ['term', '9', 'Calculated with 7 years'],
    ['term', '0', 'Calculated with 1 year'],
    ['deposit', '999999', 'Calculated with $250,000'],
    ['deposit', '-5', 'Calculated with $0'],
    ['deposit', 'abc', 'Calculated with $0'],
    ['deposit', '', undefined],
    ['deposit', '  ', undefined],
    ['price', '999', undefined],
    ['price', '-5', undefined],
  ])('clampNote of %s typed as "%s" says %s', (field, text, note) =>
    expect(clampNote(field, typed(field, text), site)).toBe(note),
  );

  it('clampNote is gone when the field is left', () =>
    expect(
      clampNote('rate', changeCalculator(typed('rate', '40'), { kind: 'leave', field: 'rate' }), site),
    ).toBeUndefined());
});

describe('calculatorDisclaimer', () => {
  const rates = { interestRate: 8.49, comparisonRate: 9.1 };

  it('calculatorDisclaimer warns of the comparison rate in Australia where one is said, never in New Zealand', () => {
    const warns = (of: ReturnType<typeof rateText>): boolean =>
      calculatorDisclaimer(of, { hasResidual: true }).some((line) => line.includes('WARNING'));
    expect([
      warns(rateText(rates, site)),
      warns({ kind: 'none' }),
      warns(rateText(rates, aSite({ country: 'NZ' }))),
    ]).toEqual([true, false, false]);
  });

  it('calculatorDisclaimer gives the example of a final payment only where the lender allows one', () => {
    const lines = (hasResidual: boolean): string[] => calculatorDisclaimer({ kind: 'none' }, { hasResidual });
    expect(lines(true).map((line) => line.includes('final payment of 30%'))).toEqual([true, false]);
    expect(lines(false)).toHaveLength(1);
  });

  it('calculatorDisclaimer always says that the figures do not bind', () =>
    expect(calculatorDisclaimer({ kind: 'none' }, { hasResidual: false }).join()).toMatch(
      /indicative only.*not binding.*approved applicants only/,
    ));
});

describe('the warning of a comparison rate', () => {
  const warning = (finance: NonNullable<Parameters<typeof aSite>[0]>['finance'], lenders: string[]): string => {
    const text = rateText({ interestRate: 8.49, comparisonRate: 9.1 }, aSite({ finance }), lenders);
    return text.kind === 'rates' ? (text.warning ?? '') : '';
  };
  const whole =
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
    'Different terms, fees or other loan amounts might result in a different comparison rate.';

  it('the warning of a comparison rate is whole, on the basis of the lender and with its licence', () => {
    const lenders = [
      { name: 'Nissan Finance', basis: 'an unsecured loan of $50,000 over 7 years', creditLicence: '391464' },
    ];
    expect(warning({ lenders }, ['nissan-finance'])).toBe(
      `The comparison rate is for an unsecured loan of $50,000 over 7 years. ${whole} Australian credit licence 391464.`,
    );
    expect(warning({ lenders }, ['Angle'])).toBe(
      `The comparison rate is for a secured loan of $30,000 over 5 years. ${whole}`,
    );
  });

  it('the warning of a comparison rate has the basis of the site where no lender names another', () =>
    expect(warning({ comparisonBasis: 'a secured loan of $10,000 over 3 years' }, [])).toContain(
      'The comparison rate is for a secured loan of $10,000 over 3 years. WARNING',
    ));
});
