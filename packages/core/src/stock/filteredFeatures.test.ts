import { describe, expect, it } from 'vitest';
import { filteredFeatures } from './filteredFeatures.ts';

describe('filteredFeatures', () => {
  it('filteredFeatures finds a feature however the feed writes it, once', () => {
    expect(filteredFeatures(['Towbar', 'Tow Bar with wiring', 'Apple Carplay', 'Rear view camera'])).toEqual([
      'Apple CarPlay',
      'Reversing Camera',
      'Tow Bar',
    ]);
  });

  it('offers nothing that nobody filters by', () => {
    expect(filteredFeatures(['18" alloy wheels', 'Floor mats'])).toEqual([]);
  });
});
