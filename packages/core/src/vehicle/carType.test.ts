import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { carTypeLabel } from './carType.ts';

describe('carTypeLabel', () => {
  it('carTypeLabel says New, Demo and Used, or the words of the site', () => {
    expect((['new', 'demo', 'used'] as const).map((type) => carTypeLabel(type, aSite()))).toEqual([
      'New',
      'Demo',
      'Used',
    ]);
    expect(carTypeLabel('used', aSite({ search: { preOwnedLabel: true } }))).toBe('Pre-Owned');
    expect(carTypeLabel('used', aSite({ search: { usedKeyword: 'Second-hand' } }))).toBe('Second-hand');
    expect(carTypeLabel('demo', aSite({ phrases: { 'carType.demo': 'Demonstrator' } }))).toBe('Demonstrator');
  });
});
