import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { licenceText } from './index.ts';

const sales = aLocation({ id: 1, name: 'Newstead', slug: 'newstead', dealer_license_number: '4110001' });
const workshop = aLocation({
  id: 2,
  name: 'Newstead Service',
  slug: 'newstead-service',
  dealer_license_number: null,
  motor_vehicle_repairer: 'MVRL 55',
});

describe('the licences at the foot of a page', () => {
  it('the licences at the foot of a page name each number once, and whose it is', () => {
    const locations = [sales, workshop];
    expect(licenceText(aSite({ locations, legal: { licence: 'Licensed motor dealer 4 110 001' } } as never))).toEqual([
      'Licensed motor dealer 4 110 001',
      'Motor vehicle repairer MVRL 55 (Newstead Service)',
    ]);
    expect(licenceText(aSite({ locations: [sales, { ...sales, id: 3, slug: 'other' }] } as never))).toEqual([
      'Dealer licence 4110001',
    ]);
  });

  it('the licences at the foot of a page leave out what is hidden or empty, and name the trader of New Zealand', () => {
    const hidden = { ...sales, visible: false };
    expect(licenceText(aSite({ locations: [hidden] } as never))).toEqual([]);
    expect(
      licenceText(aSite({ country: 'NZ', timezone: 'Pacific/Auckland', nz: { traderNumber: 'M110020' } })),
    ).toEqual(['Motor vehicle trader M110020']);
  });
});
