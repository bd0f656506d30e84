import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { facetHeading, facetValueLabel } from './index.ts';

const site = aSite();

describe('facetHeading', () => {
  it("facetHeading has a dealer's word for a filter, and reads any other attribute out", () => {
    expect(facetHeading('weekly_price_range')).toBe('Weekly repayment');
    expect(facetHeading('tow_bar_kind')).toBe('tow bar kind');
  });
});

describe('facetValueLabel', () => {
  it.each([
    ['car_type', 'new', 'New'],
    ['car_type', 'rental', 'rental'],
    ['status', 'coming_soon', 'Coming soon'],
    ['status', 'in_stock', 'In stock'],
    ['status', 'on_loan', 'on_loan'],
    ['status', 'constructor', 'constructor'],
    ['certified', 'true', 'Certified'],
    ['certified', 'false', 'Not certified'],
    ['certified', 'unknown', 'unknown'],
    ['seats', '1', '1 seat'],
    ['seats', '7', '7 seats'],
    ['state', 'qld', 'QLD'],
    ['state', 'nt', 'NT'],
    ['state', 'Auckland', 'Auckland'],
    ['item_type', 'caravan', 'Caravan'],
    ['make', 'BYD', 'BYD'],
  ])('facetValueLabel: %s %s reads %s', (attribute, value, label) => {
    expect(facetValueLabel(attribute, value, site)).toBe(label);
  });
});
