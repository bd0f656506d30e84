import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  existingItems,
  footerColumns,
  headerMenu,
  isAvailablePath,
  makePath,
  searchPath,
  vehiclePath,
} from './index.ts';

const everything = [
  '/',
  '/cars/',
  '/cars/:slug',
  '/search/*',
  '/favourites',
  '/special-offers',
  '/trade-in',
  '/service',
  '/vehicle-parts-and-accessories',
  '/about-us',
  '/contact-us',
  '/finance',
  '/book-test-drive',
];
const labels = (items: readonly { label: string }[]) => items.map((item) => item.label);

describe('headerMenu', () => {
  it('headerMenu has the seven entries in their order', () => {
    expect(labels(headerMenu(aSite(), everything))).toEqual([
      'Home',
      'Vehicles',
      'Offers',
      'Our Stock',
      'Trade In',
      'Service and Parts',
      'Company',
    ]);
  });

  it('headerMenu lists only pages that exist', () => {
    expect(labels(headerMenu(aSite(), ['/', '/search/*', '/contact-us']))).toEqual(['Home', 'Vehicles', 'Company']);
    const company = headerMenu(aSite(), ['/contact-us']).at(-1);
    expect(company).toEqual({ label: 'Company', items: [{ label: 'Contact us', href: '/contact-us' }] });
  });

  it('headerMenu calls stock what the site calls it', () => {
    const site = aSite({ vehicleNoun: 'Truck', search: { preOwnedLabel: true } });
    expect(labels(headerMenu(site, everything)[1]?.items ?? [])).toEqual([
      'All trucks',
      'New trucks',
      'Demo trucks',
      'Pre-Owned trucks',
    ]);
  });

  it('headerMenu does not offer new cars where only used ones are sold', () => {
    const site = aSite({ routes: { defaultSearchPath: '/search/used-cars/' } });
    expect(headerMenu(site, everything)[1]?.items).toEqual([{ label: 'All cars', href: '/search/used-cars/' }]);
  });

  it('links to the types of stock that the dealer sells', () => {
    const site = aSite({ search: { stockTypes: ['used', 'new'] } });
    expect(headerMenu(site, everything)[1]?.items?.map(({ label }) => label)).toEqual([
      'All cars',
      'New cars',
      'Used cars',
    ]);
  });

  it('headerMenu offers no types of stock where the dealer sells one only', () => {
    const site = aSite({ search: { stockTypes: ['used'] } });
    expect(headerMenu(site, everything)[1]?.items?.map(({ label }) => label)).toEqual(['All cars']);
  });

  it('headerMenu offers new and demo cars where the search starts with both', () => {
    const site = aSite({ routes: { defaultSearchPath: '/search/new-and-demo-cars' } });
    expect(headerMenu(site, everything)[1]?.items?.map(({ label }) => label)).toEqual([
      'All cars',
      'New cars',
      'Demo cars',
    ]);
  });

  it("headerMenu takes the site's own menu", () => {
    const site = aSite({
      navigation: [
        { label: 'Utes', href: '/search/ute' },
        { label: 'Models', href: '/models' },
        { label: 'Group', href: 'https://group.example' },
      ],
    });
    expect(labels(headerMenu(site, everything))).toEqual(['Utes', 'Group']);
  });
});

describe('footerColumns', () => {
  it('footerColumns has four columns, the last one the dealership', () => {
    expect(labels(footerColumns(aSite(), everything))).toEqual([
      'Vehicles',
      'Buyer Tools',
      'Servicing and Parts',
      'Harbour City Motors',
    ]);
  });
});

describe('existingItems', () => {
  it.each([
    ['/search/used-cars?page=2', true],
    ['/cars/2022-toyota-hilux-1', true],
    ['/service/#service-booking', true],
    ['/service/brakes', false],
    ['/searching', false],
    ['tel:0755501234', true],
  ])('existingItems: %s', (href, expected) => {
    expect(isAvailablePath(href, everything)).toBe(expected);
  });

  it('existingItems drops a group whose links are all missing', () => {
    expect(existingItems([{ label: 'More', items: [{ label: 'Models', href: '/models' }] }], everything)).toEqual([]);
  });
});

describe('paths', () => {
  it('paths write addresses that a browser can open', () => {
    expect(vehiclePath('2022-toyota-hilux-1')).toBe('/cars/2022-toyota-hilux-1');
    expect(vehiclePath('a/b?c')).toBe('/cars/a%2Fb%3Fc');
    expect(makePath('Land Rover', 'Defender 110')).toBe('/search/land-rover/defender-110');
    expect(searchPath(aSite())).toBe('/search/new-used-and-demo-cars/');
  });
});
