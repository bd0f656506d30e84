import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { parseVehicle } from '@dealer/core/vehicle';
import { locationsFixture } from './dealerships.ts';
import { generateStock } from './generateStock.ts';

const now = Date.UTC(2026, 10, 20, 3);
const stock = generateStock({ seed: 1, now });
const [sales] = locationsFixture;
const yards = [
  { ...sales!, id: 9001, name: 'Wharf Yard', slug: 'wharf-yard', dealership_id: 77, dealership_slug: 'wharf' },
  { ...sales!, id: 9002, name: 'Hill Yard', slug: 'hill-yard', dealership_id: 77, dealership_slug: 'wharf' },
  { ...sales!, id: 9003, name: 'Workshop', slug: 'workshop', location_type: 'service' as const },
];

describe('atYards', () => {
  it("has all vehicles at the site's own sales yards, under its own name, sold as in its country", () => {
    const own = generateStock({ seed: 1, now, site: aSite({ name: 'Wharf Motors', locations: yards }) });
    expect(own).toHaveLength(stock.length);
    expect(new Set(own.map((doc) => doc.dealership_id))).toEqual(new Set([77]));
    expect(new Set(own.map((doc) => doc.location_name))).toEqual(new Set(['Wharf Yard', 'Hill Yard']));
    expect(new Set(own.map((doc) => doc.dealership_name))).toEqual(new Set(['Wharf Motors']));
    expect(own.filter((doc) => /on-road costs/.test(doc.price_type ?? ''))).toEqual([]);
    expect(own.filter((doc) => /Harbour City Motors/.test(JSON.stringify(doc)))).toEqual([]);
    expect(own.filter((doc) => parseVehicle(doc).kind !== 'vehicle')).toEqual([]);
  });

  it('has caravans, motorcycles and trucks at the yards of a New Zealand site, priced and registered as there', () => {
    const own = generateStock({
      seed: 1,
      now,
      site: aSite({ name: 'Wharf Motors', country: 'NZ', locations: yards }),
    }).filter((doc) => doc.item_type !== undefined);
    expect(new Set(own.map((doc) => doc.item_type))).toEqual(new Set(['caravan', 'motorcycle', 'truck']));
    expect(new Set(own.map((doc) => doc.location_name))).toEqual(new Set(['Wharf Yard', 'Hill Yard']));
    expect(new Set(own.map((doc) => doc.price_type))).toEqual(new Set(['Plus on-road costs', 'Incl. on-road costs']));
    expect(own.filter((doc) => doc.rego_expiry !== undefined || doc.finance_lenders !== undefined)).toEqual([]);
    expect(own.filter((doc) => doc.car_type === 'used' && (!doc.cin_url || !doc.regplate))).toEqual([]);
    expect(own.filter((doc) => parseVehicle(doc).kind !== 'vehicle')).toEqual([]);
  });

  it('leaves the stock of a site with one of the invented yards, or with none, as it is', () => {
    expect(generateStock({ seed: 1, now, site: aSite({ locations: [...locationsFixture, ...yards] }) })).toEqual(stock);
    expect(generateStock({ seed: 1, now, site: aSite({ locations: [] }) })).toEqual(stock);
  });
});
