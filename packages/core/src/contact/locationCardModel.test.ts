import { describe, expect, it } from 'vitest';
import { aLocation, aSite, testNow } from '../testing/index.ts';
import { locationCardModel } from './index.ts';

const site = aSite({ routes: { locationPath: 'locations' } });
const card = (change: Parameters<typeof aLocation>[0]) => locationCardModel(aLocation(change), site, testNow);
const to = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

describe('locationCardModel', () => {
  it('links directions to the dealer’s own map link, else to the address, the coordinates or the name', () => {
    const yard = 'Harbour City Motors Newstead';
    expect(card({ address: { place_url: 'https://maps.example/yard', city: 'Newstead' } }).directionsHref).toBe(
      'https://maps.example/yard',
    );
    expect(card({ address: { street: '12 Wharf Lane', city: 'Newstead' } }).directionsHref).toBe(
      to(`${yard}, 12 Wharf Lane, Newstead`),
    );
    expect(card({ address: { lat: -27.45, long: 153.04 } }).directionsHref).toBe(to(`${yard}, -27.45,153.04`));
    expect(card({ address: { lat: -27.45 } }).directionsHref).toBe(to(`${yard}, ${yard}`));
    expect(card({ address: {} }).directionsHref).toBe(to(`${yard}, ${yard}`));
  });

  it('locationCardModel has no phone, rating, licence, kind or picture where none is known', () => {
    const bare = card({ location_type: '', address: {}, contact_detail: { opening_hours: [] } });
    for (const name of ['phone', 'phoneHref', 'landline', 'rating', 'licence', 'kind', 'picture', 'notice'])
      expect(bare).not.toHaveProperty(name);
    expect(bare).toMatchObject({
      address: '',
      hours: [],
      licences: [],
      specialHours: [],
      openNow: { kind: 'unknown' },
    });
  });

  it('locationCardModel has the landline as the phone if there is no other, else as an additional number', () => {
    const landline = card({ contact_detail: { landline_phone: '07 5550 9999', opening_hours: [] } });
    expect(landline).toMatchObject({ phone: '07 5550 9999', phoneHref: 'tel:0755509999' });
    expect(landline).not.toHaveProperty('landline');
    expect(
      card({ contact_detail: { phone: '1300 555 123', landline_phone: '07 5550 9999', opening_hours: [] } }),
    ).toMatchObject({ phone: '1300 555 123', landline: '07 5550 9999' });
    // A text without a number cannot be dialled.
    const withoutNumber = card({ contact_detail: { phone: 'ask inside', opening_hours: [] } });
    expect(withoutNumber.phone).toBe('ask inside');
    expect(withoutNumber).not.toHaveProperty('phoneHref');
  });

  it('locationCardModel leads to stock where cars are sold: a workshop has none', () => {
    expect(card({ location_type: 'sales' }).stock?.href).toBe('/search/newstead');
    expect(card({ location_type: '' }).stock?.href).toBe('/search/newstead');
    expect(card({ location_type: 'service' })).not.toHaveProperty('stock');
    expect(card({ location_type: 'parts' })).not.toHaveProperty('stock');
  });

  it("locationCardModel has only the dealer's licence as `licence`, and lists the repairer's among all licences", () => {
    const repairer = card({ motor_vehicle_repairer: 'MVRL 55' });
    expect(repairer.licences).toEqual(['Motor vehicle repairer MVRL 55']);
    expect(repairer).not.toHaveProperty('licence');
    expect(card({ dealer_license_number: ' 123 ', motor_vehicle_repairer: 'MVRL 55' })).toMatchObject({
      licence: 'Dealer licence 123',
      licences: ['Dealer licence 123', 'Motor vehicle repairer MVRL 55'],
    });
  });

  it('locationCardModel takes its picture from the image service in the sizes that a card needs', () => {
    const images = { kind: 'query', baseUrl: 'https://img.example' } as const;
    const location = aLocation({ image: '/yard.webp' });
    const model = locationCardModel(location, aSite({ services: { images } }), testNow);
    expect(model.picture).toEqual({
      src: 'https://img.example/yard.webp?width=600&quality=75',
      srcSet:
        'https://img.example/yard.webp?width=375&quality=75 375w, https://img.example/yard.webp?width=600&quality=75 600w',
    });
  });

  it('locationCardModel announces a yard that opens soon in place of its hours and its stock', () => {
    const coming = { coming_soon: true, special_hours: [{ date: '2026-04-03', status: 'Closed' as const }] };
    const labelled = aSite({ locationSettings: { comingSoonLabel: 'COMING EARLY 2026' } });
    const model = locationCardModel(aLocation(coming), labelled, testNow);
    expect(model).toMatchObject({
      notice: 'COMING EARLY 2026',
      hours: [],
      specialHours: [],
      openNow: { kind: 'unknown' },
    });
    expect(model).not.toHaveProperty('stock');
    expect(card(coming).notice).toBe('Coming Soon');
    expect(card({ coming_soon: false }).hours).not.toEqual([]);
  });
});
