import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { financePromo, financePromoFilter, pickFinancePromo } from './index.ts';

const car = (id: number, change: object = {}) => aVehicle({ id, car_type: 'used', photos_count: 5, ...change });

describe('Get Finance Now', () => {
  it('Get Finance Now shows six cars of the hits, in their order', () => {
    expect(pickFinancePromo([1, 2, 3, 4, 5, 6, 7].map((id) => car(id))).map(({ id }) => id)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('Get Finance Now leaves out new, sold and reserved cars, and those with a single photo', () => {
    const hits = [
      car(1, { car_type: 'new' }),
      car(2, { status: 'sold' }),
      car(3, { reserved: true }),
      car(4, { photos_count: 1 }),
      car(5, { photos_count: 2 }),
      car(6, { status: 'coming_soon' }),
    ];
    expect(pickFinancePromo(hits).map(({ id }) => id)).toEqual([5, 6]);
  });

  it('Get Finance Now leads to used cars by both links', () => {
    expect(financePromo(aSite())).toEqual({
      heading: 'Get Finance Now',
      actions: [
        { label: 'Start Finance Journey', href: '/search/used-cars' },
        { label: 'View All Used Cars', href: '/search/used-cars' },
      ],
    });
    expect(financePromoFilter).toContain('car_type = used');
  });

  it('Get Finance Now leads to the calculator where the site promises repayments and has one', () => {
    const first = (site: Parameters<typeof aSite>[0]) =>
      financePromo(aSite({ home: { financeActionLeadsTo: 'calculator' }, ...site })).actions[0]?.href;
    expect(first({ finance_provider: 'Manual' })).toBe('/finance#finance-calculator');
    expect(first({ finance_provider: 'Manual', routes: { financePath: '/car-loans' } })).toBe(
      '/car-loans#finance-calculator',
    );
    expect(first({ finance_provider: null })).toBe('/search/used-cars');
    expect(first({ finance_provider: 'Manual', finance: { hidden: true } })).toBe('/search/used-cars');
  });
});
