import { describe, expect, it } from 'vitest';
import { carTypeFilter } from './carType.ts';
import { parseVehicle } from './parseVehicle.ts';
import { vehicleDocSchema } from './vehicleDoc.ts';

const parsed = (change: Record<string, unknown>) => {
  const read = parseVehicle({ id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', ...change });
  if (read.kind === 'malformed') throw new Error(read.reasons.join());
  return read.vehicle;
};

/** Every field of a car document and where the parser puts it. */
const fields =
  `id, slug, name, year, make, model, badge, series, colour, interior_colour, km, price, before_price, offer_price, subscription_price, preorder, price_type,
  car_type, status, tag, reserved, sold, certified, created_at, stocknum, vin, nvic, has_nvic, images, thumbnails, primary_image_url, photos_count, video_url,
  external_video_url, spin_images, spin_interior_image, spin_code, hotspots, location, location_name, city, state, simple_body, simple_transmission, simple_fuel, simple_drive,
  fuel, drive, trans, seats, doors, engine_size, engine_size_litres, views, standardEquipment, dealercomments, build_date, compliance_date, regplate, rego_expiry, file,
  dealership_id, dealership_slug, custom_rank, carsales_title, private_suburb, private_postcode, item_type, finance_lenders, payment_processors, autograb_data, youxQuote`
    .split(',')
    .map((name) => name.trim());

describe('the entity Car', () => {
  it.each(fields)('the entity Car has %s in the documented shape', (field) => {
    expect(Object.keys(vehicleDocSchema._zod.def.shape)).toContain(field);
  });

  it('the entity Car reads the marketplace title, the private seller’s location and the dealer’s own order', () => {
    expect(
      parsed({ carsales_title: '2022 Hilux', private_suburb: 'Newstead', private_postcode: 4006, custom_rank: '12' }),
    ).toMatchObject({
      carsalesTitle: '2022 Hilux',
      privateSuburb: 'Newstead',
      privatePostcode: '4006',
      customRank: 12,
    });
  });

  it('the entity Car reads the locations where the yard hands over vehicles', () => {
    expect(
      parsed({ location: { id: 3, distribution_locations: [{ name: 'Cairns' }, 'Mackay', null] } }).location
        .distributionLocations,
    ).toEqual(['Cairns', 'Mackay']);
  });

  it('the entity Car reads the spots of the 360 view, and only positions of spots that are there', () => {
    const at = { activeAngle: '40', posX: 12.5, posY: 60 };
    const { hotspots, spinCode } = parsed({
      spin_code: 'abc',
      hotspots: {
        hotspots: [{ id: '1', description: 'Tow bar', anchors: ['rear'] }, { id: 2, description: '' }, null],
        exterior: [
          { hotspotId: 1, ...at },
          { hotspotId: 2, ...at },
          { hotspotId: 1, posX: 1 },
        ],
        interior: 'none',
      },
    });
    expect(spinCode).toBe('abc');
    expect(hotspots).toEqual({
      spots: [{ id: 1, description: 'Tow bar', anchors: ['rear'] }],
      exterior: [{ hotspotId: 1, activeAngle: 40, posX: 12.5, posY: 60 }],
      interior: [],
    });
  });

  it.each([[undefined], [[]], [{}], [{ hotspots: 'x' }], [{ hotspots: [] }]])(
    'the entity Car has no spots with %j',
    (hotspots) => {
      expect(parsed({ hotspots }).hotspots).toBeUndefined();
    },
  );
});

describe('carTypeFilter', () => {
  it.each([
    ['new', 'new'],
    ['Demonstrator', 'demo'],
    ['used', 'used'],
    ['all', undefined],
    ['ALL', undefined],
    ['', undefined],
    [7, undefined],
  ])('carTypeFilter: %s', (value, type) => {
    expect(carTypeFilter(value)).toBe(type);
  });
});
