import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { leadPhone } from './leadPhone.ts';

const aLocation = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  slug: name.toLowerCase(),
  primary: false,
  visible: true,
  contact_detail: { phone: `07 5550 000${id}`, opening_hours: [] },
  ...more,
});

const site = aSite({
  locations: [
    aLocation(1, 'Main', { primary: true }),
    aLocation(2, 'Newstead', { dealership_slug: 'newstead-motors' }),
    aLocation(3, 'Ipswich', { contact_detail: { phone: '', landline_phone: '07 5550 9999', opening_hours: [] } }),
    aLocation(4, 'Silent', { contact_detail: { opening_hours: [] } }),
  ] as never,
});

describe('leadPhone', () => {
  it.each([
    ['the location by its name', { location: 'Newstead' }, '07 5550 0002'],
    ['the location by its slug', { location: 'newstead' }, '07 5550 0002'],
    ['a landline', { location: 'Ipswich' }, '07 5550 9999'],
    ['the dealership', { dealership_slug: 'newstead-motors' }, '07 5550 0002'],
    ['the primary location, where the lead names none', {}, '07 5550 0001'],
    ['the primary location, where the lead names an unknown one', { location: 'Nowhere' }, '07 5550 0001'],
    ['the primary location, where its own has no number', { location: 'Silent' }, '07 5550 0001'],
  ])('leadPhone is the number of %s', (_, payload, phone) => {
    expect(leadPhone({ payload, site })).toBe(phone);
  });

  it('leadPhone is the number of the vehicle’s location', () => {
    const vehicle = aVehicle({ location: { id: 2, name: 'Newstead' } });
    expect(leadPhone({ payload: { location: 'Newstead' }, vehicle, site })).toBe('07 5550 0002');
    expect(leadPhone({ payload: {}, vehicle, site })).toBe('07 5550 0002');
    // A valuation goes to the location of the inspection.
    expect(leadPhone({ payload: { location: 'Main' }, vehicle, site })).toBe('07 5550 0001');
  });

  it('leadPhone is none where no location has one', () => {
    expect(leadPhone({ payload: {}, site: aSite({ locations: [] }) })).toBeUndefined();
  });
});
