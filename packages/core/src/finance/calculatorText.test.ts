import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import type { CalculatorField, FinanceCalculator } from './calculatorState.ts';
import { calculatorDisclaimer } from './calculatorDisclaimer.ts';
import { changeCalculator } from './changeCalculator.ts';
import { clampNote } from './calculatorModel.ts';
import { feeText } from './feeText.ts';
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
  ])('of %s typed as "%s" says %s', (field, text, note) =>
    expect(clampNote(field, typed(field, text), site)).toBe(note),
  );

  it('is gone when the field is left', () =>
    expect(
      clampNote('rate', changeCalculator(typed('rate', '40'), { kind: 'leave', field: 'rate' }), site),
    ).toBeUndefined());
});

describe('calculatorDisclaimer', () => {
  it('warns of the comparison rate in Australia where one is said, never in New Zealand', () => {
    const warns = (country: 'AU' | 'NZ', hasComparison: boolean): boolean =>
      calculatorDisclaimer({ country }, { hasComparison, hasResidual: true }).some((line) => line.includes('WARNING'));
    expect([warns('AU', true), warns('AU', false), warns('NZ', true)]).toEqual([true, false, false]);
  });

  it('gives the example of a final payment only where the lender allows one', () => {
    const lines = (hasResidual: boolean): string[] =>
      calculatorDisclaimer({ country: 'AU' }, { hasComparison: false, hasResidual });
    expect(lines(true).map((line) => line.includes('final payment of 30%'))).toEqual([true, false]);
    expect(lines(false)).toHaveLength(1);
  });

  it('always says that the figures do not bind', () =>
    expect(calculatorDisclaimer({ country: 'NZ' }, { hasComparison: false, hasResidual: false }).join()).toMatch(
      /indicative only.*not binding.*approved applicants only/,
    ));
});

describe('feeText', () => {
  it('names the fees of the brand that has them', () => {
    expect(feeText({ establishment: 395, financed: 6 + 912.25, monthly: 8 }, site)).toEqual([
      { label: 'Establishment fee', text: '$395' },
      { label: 'Registration and agency fees', text: '$918.25' },
      { label: 'Administration fee', text: '$8 a month' },
    ]);
  });

  it('names none that is nothing', () =>
    expect(feeText({ establishment: 0, financed: 0, monthly: 0 }, site)).toEqual([]));
});
