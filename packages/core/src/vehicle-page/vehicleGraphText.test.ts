import { describe, expect, it } from 'vitest';
import { graphText } from '../head/index.ts';
import { aHilux } from '../testing/aHilux.ts';
import { aSite } from '../testing/index.ts';
import type { Vehicle } from '../vehicle/index.ts';
import { vehicleGraph } from './vehicleGraph.ts';

const car = (change: Record<string, unknown> = {}): Vehicle => aHilux({ badge: 'SR5', ...change });
type Node = Record<string, unknown>;
const site = aSite();
const textOf = (vehicle: Vehicle, where = site): string => graphText(vehicleGraph(vehicle, where)['@graph']);
const graph = (change: Record<string, unknown> = {}, where = site): Node[] =>
  (JSON.parse(textOf(car(change), where)) as { '@graph': Node[] })['@graph'];

describe('structured data of a vehicle', () => {
  it('structured data of a vehicle describes the car, the way to it and the dealer in one graph', () => {
    const [vehicle, breadcrumbs, dealer] = graph({
      km: 12_345,
      simple_body: 'Ute',
      images: [{ image: { url: '/1.webp' } }],
    });
    expect(vehicle).toMatchObject({
      '@type': 'Car',
      name: '2022 Toyota Hilux SR5',
      url: 'https://www.harbourcity.example/cars/hilux-7',
      brand: { name: 'Toyota' },
      vehicleModelDate: '2022',
      mileageFromOdometer: { value: 12_345, unitCode: 'KMT' },
      itemCondition: 'https://schema.org/UsedCondition',
      image: ['https://www.harbourcity.example/1.webp'],
      offers: {
        price: 45_990,
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        seller: { '@id': 'https://www.harbourcity.example/#dealer' },
      },
    });
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect((breadcrumbs?.['itemListElement'] as Node[]).map((step) => step['position'])).toEqual([1, 2, 3, 4, 5]);
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      '@id': 'https://www.harbourcity.example/#dealer',
      name: 'Harbour City Motors',
    });
  });

  it.each([
    ['in stock', {}, 'https://schema.org/InStock'],
    ['coming soon', { status: 'coming_soon' }, 'https://schema.org/PreOrder'],
    ['a pre-order', { preorder: true }, 'https://schema.org/PreOrder'],
    ['sold', { status: 'sold' }, 'https://schema.org/SoldOut'],
  ])('structured data of a vehicle says that a car %s is', (_, change, availability) => {
    expect(graph(change)[0]?.['offers']).toMatchObject({ availability });
  });

  it('structured data of a vehicle makes no offer without a price, and offers the reduced one', () => {
    expect(graph({ price: 10 })[0]).not.toHaveProperty('offers');
    expect(graph({ offer_price: 43_990 })[0]?.['offers']).toMatchObject({ price: 43_990 });
  });

  it('structured data of a vehicle prices in New Zealand dollars in New Zealand', () => {
    expect(graph({}, aSite({ country: 'NZ', timezone: 'Pacific/Auckland' }))[0]?.['offers']).toMatchObject({
      priceCurrency: 'NZD',
    });
  });

  it('structured data of a vehicle cannot end its script element', () => {
    const text = textOf(car({ badge: '</script><script>alert(1)</script>' }));
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { '@graph': Node[] })['@graph'][0]?.['vehicleConfiguration']).toBe(
      '</script><script>alert(1)</script>',
    );
  });
});
