import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../routes/index.ts';
import { aSite } from '../testing/index.ts';
import {
  type Brand,
  brandDirectory,
  brandHref,
  brandsContent,
  lettermark,
  locationsSelling,
  modelsContent,
  modelsOfBrand,
} from './index.ts';

const aBrand = (change: Partial<Brand> = {}): Brand => ({
  name: 'Kia',
  slug: 'kia',
  group: 'cars',
  description: '',
  bodies: [],
  ...change,
});

const site = aSite({
  locations: [
    { id: 1, name: 'Newstead', slug: 'newstead', manufacturers: ['Land Rover', 'Kia'] },
    { id: 2, name: 'Southport', slug: 'southport', manufacturers: ['Kia'] },
    { id: 3, name: 'Depot', slug: 'depot', manufacturers: ['Kia'], visible: false },
  ],
});

describe('the brands of a site', () => {
  it('the brands of a site are read from its file, and mistakes are reported', () => {
    const read = brandsContent.read({
      items: [
        { name: 'Škoda', group: 'Cars', logo: { url: '/logos/skoda.svg' }, description: 'From Bohemia.' },
        { name: 'NeoTek', group: 'own', url: '/neotek' },
        { name: 'Boats', group: 'boats' },
        { group: 'cars' },
      ],
    });
    expect(read?.items).toEqual([
      {
        name: 'Škoda',
        slug: 'skoda',
        logoUrl: '/logos/skoda.svg',
        group: 'cars',
        description: 'From Bohemia.',
        bodies: [],
      },
      { name: 'NeoTek', slug: 'neotek', group: 'own', description: '', url: '/neotek', bodies: [] },
    ]);
    expect(read?.problems).toEqual([
      { path: 'items[2]', message: 'group is missing or cannot be read' },
      { path: 'items[3]', message: 'name is missing or cannot be read' },
    ]);
  });

  it('the brands of a site never throw, whatever the file contains', () => {
    fc.assert(fc.property(fc.anything(), (entry) => void brandsContent.readItem(entry)));
  });

  it('the brands of a site are in four groups, in order', () => {
    const brands = (['own', 'trucks', 'cars', 'motorcycles'] as const).map((group) => aBrand({ group }));
    expect(brandDirectory(brands).map(({ title }) => title)).toEqual(['Cars', 'Motorcycles', 'Trucks', 'Our group']);
    expect(brandDirectory([])).toEqual([]);
  });

  it.each([
    ['SKODA', 1],
    ['from škoda', 1],
    ['land', 1],
    ['  ', 2],
    ['boat', 0],
  ])('the brands of a site are filtered by "%s"', (query, count) => {
    const brands = [aBrand({ name: 'Škoda', description: 'From Bohemia' }), aBrand({ name: 'Land Rover' })];
    expect(brandDirectory(brands, query).flatMap((group) => group.brands)).toHaveLength(count);
  });

  it.each([
    [aBrand({ url: '/neotek' }), '/neotek'],
    [aBrand({ url: 'javascript:alert(1)' }), '/kia/overview'],
    [aBrand(), '/kia/overview'],
    [aBrand({ name: 'Alfa Romeo', slug: 'alfa-romeo' }), '/search/alfa-romeo'],
    [aBrand({ group: 'own' }), undefined],
  ])('the brands of a site have a link, or none', (brand, href) => {
    expect(brandHref(brand, site)).toBe(href);
    if (href?.endsWith('/overview')) expect(matchRoute(href, site)).toMatchObject({ name: 'brandOverview' });
  });

  it.each([
    ['Land Rover', 'LR'],
    ['BMW', 'B'],
    ['škoda', 'Š'],
    ['Royal  Enfield Motors', 'RE'],
    ['--', ''],
  ])('%s without a logo is shown as %s', (name, mark) => {
    expect(lettermark(name)).toBe(mark);
  });

  it('the brands of a site are sold at the locations that list them, or everywhere on a site with one brand', () => {
    expect(locationsSelling('kia', site).map(({ name }) => name)).toEqual(['Newstead', 'Southport']);
    expect(locationsSelling('ford', site)).toEqual([]);
    const ford = aSite({ manufacturer: 'Ford', locations: [{ id: 1, name: 'Newstead', slug: 'newstead' }] });
    expect(locationsSelling('ford', ford)).toHaveLength(1);
  });

  it('the brands of a site have the models that name them, or models without a manufacturer on a site with one brand', () => {
    const models = [{ name: 'Ranger' }, { name: 'EV6', manufacturer_name: 'Kia' }].flatMap((doc) => {
      const read = modelsContent.readItem({ slug: 'x', ...doc });
      return read.kind === 'item' ? [read.item] : [];
    });
    const names = (brand: string, where: typeof site) => modelsOfBrand(models, brand, where).map(({ name }) => name);
    expect(names('kia', site)).toEqual(['EV6']);
    expect(names('ford', site)).toEqual([]);
    expect(names('ford', aSite({ manufacturer: 'Ford' }))).toEqual(['Ranger']);
  });
});
