import { describe, expect, it } from 'vitest';
import { readSizesPage, sizeFindings, sizesPage } from './sizesPage.ts';

const sizes = new Map([
  ['@dealer/core/price', { script: 1490, styles: 0 }],
  ['@dealer/ui/VehicleCard', { script: 7000, styles: 5360 }],
]);
const listed = readSizesPage(sizesPage(sizes));

describe('the page of sizes', () => {
  it('lists what was measured', () => {
    expect(listed).toEqual(sizes);
  });

  it('allows a growth of 3 %', () => {
    expect(sizeFindings(new Map([['@dealer/ui/VehicleCard', { script: 7200, styles: 5500 }]]), listed)).toEqual([]);
  });

  it('reports script and styles that grew by more', () => {
    expect(sizeFindings(new Map([['@dealer/ui/VehicleCard', { script: 7300, styles: 5600 }]]), listed)).toEqual([
      expect.stringContaining('@dealer/ui/VehicleCard: script grew from 7.00 to 7.30 kB'),
      expect.stringContaining('@dealer/ui/VehicleCard: styles grew from 5.36 to 5.60 kB'),
    ]);
  });

  it('reports a subpath that nobody measured', () => {
    expect(sizeFindings(new Map([['@dealer/core/new', { script: 10, styles: 0 }]]), listed)).toHaveLength(1);
  });
});
