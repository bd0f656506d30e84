import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../offers/index.ts';
import { aModel } from '../testing/aModel.ts';
import { aSite } from '../testing/index.ts';
import {
  findModel,
  modelChoices,
  modelGraph,
  modelListGraph,
  modelPageModel,
  modelSearchPath,
  modelsContent,
  modelsHeading,
  modelTitle,
  offersOfModel,
  readModelSearch,
  searchModels,
  type Model,
} from './index.ts';

const aFord = (change: Partial<Model> = {}): Model =>
  aModel({ manufacturerName: 'Ford', bodies: ['Ute', 'Trucks'], ...change });
const ranger = aFord();
const transit = aFord({ name: 'Transit', slug: 'transit', bodies: ['Vans', 'Electric'] });
const chr = aFord({ name: 'C-HR', slug: 'c-hr', manufacturerName: 'Toyota', bodies: ['SUV'] });
const many = Array.from({ length: 43 }, (_, at) => aFord({ name: `Model ${at + 1}`, slug: `model-${at + 1}` }));
const names = (models: readonly Model[]) => models.map(({ name }) => name);

describe('a search of the models directory', () => {
  it.each([
    ['nothing', {}, ['Ranger', 'Transit', 'C-HR']],
    ['a maker by its slug', { manufacturer: 'ford' }, ['Ranger', 'Transit']],
    ['a model', { name: 'c hr' }, ['C-HR']],
    ['a body', { body: 'vans' }, ['Transit']],
    ['words, whatever their case', { query: 'FORD van' }, ['Transit']],
    ['a name without its gap', { query: 'chr' }, ['C-HR']],
    ['all of it together', { manufacturer: 'Ford', body: 'electric', query: 'transit' }, ['Transit']],
    ['words of which one is nowhere', { query: 'ford tractor' }, []],
  ] as const)('looks for %s', (_, search, found) => {
    expect(names(searchModels([ranger, transit, chr], search).models)).toEqual(found);
  });

  it('finds a model by one of its versions', () => {
    const raptor = aFord({ variants: [{ name: 'Raptor' }] });
    expect(searchModels([transit, raptor], { query: 'raptor' }).models).toEqual([raptor]);
  });

  it.each([
    [0, 1, 'Model 1', 21],
    [21, 2, 'Model 22', 21],
    [30, 2, 'Model 22', 21],
    [42, 3, 'Model 43', 1],
    [9_999, 3, 'Model 43', 1],
  ])('a search of the models directory has 21 models a page: offset %i is page %i', (offset, page, first, length) => {
    const answer = searchModels(many, { offset });
    expect(answer).toMatchObject({ count: 43, page, pages: 3 });
    expect(answer.models).toHaveLength(length);
    expect(answer.models[0]?.name).toBe(first);
  });

  it('a search of the models directory has one empty page where nothing is found', () => {
    expect(searchModels([], {})).toEqual({ models: [], count: 0, page: 1, pages: 1 });
  });
});

describe('the address of the directory', () => {
  it('reads the filters of the model directory from the address that it wrote', () => {
    const text = fc.constantFrom('Land Rover', 'a&b=c', '%', 'Škoda', 'hybrid suv');
    const search = fc.record(
      {
        body: fc.constantFrom('suv' as const, 'future-vehicles' as const),
        manufacturer: text,
        name: text,
        query: text,
        offset: fc.integer({ min: 1, max: 9_999 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(search, (wanted) => {
        const path = modelSearchPath(wanted);
        expect(path).toMatch(/^\/models(\?|$)/);
        expect(readModelSearch(path.replace('/models', ''))).toEqual(wanted);
      }),
    );
  });

  it('the address of the directory never throws, and what it reads can be written again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
        const read = readModelSearch(`?query=${text}&body=${other}&offset=${other}`);
        expect(readModelSearch(modelSearchPath(read).replace('/models', ''))).toEqual(read);
      }),
    );
  });
});

describe('the choices of the directory', () => {
  it('the choices of the directory are the bodies that some model has and the makers, each once', () => {
    expect(modelChoices([transit, ranger, chr, aFord({ manufacturerName: 'ford' })])).toEqual({
      bodies: [
        { value: 'suv', label: 'SUV' },
        { value: 'trucks', label: 'Trucks' },
        { value: 'vans', label: 'Vans' },
        { value: 'electric', label: 'Electric' },
      ],
      makers: ['ford', 'Toyota'],
    });
  });
});

describe('the heading of the directory', () => {
  it.each([
    [{}, ['Toyota'], 'Toyota models'],
    [{}, ['Ford', 'Kia'], 'Models'],
    [{ body: 'suv' }, ['Toyota'], 'Toyota SUVs'],
    [{ body: 'future-vehicles' }, ['Ford', 'Kia'], 'Future vehicles'],
    [{ manufacturer: 'kia', body: 'trucks' }, ['Ford', 'Kia'], 'Kia trucks'],
    [{ manufacturer: '<b>' }, ['Ford', 'Kia'], 'Models'],
  ] as const)('the heading of the directory: %o of %o is "%s"', (search, makers, heading) =>
    expect(modelsHeading(search, makers)).toBe(heading),
  );
});

describe('the content file of models', () => {
  it('reads the valid models and reports the others', () => {
    const read = modelsContent.read({ items: [{ name: 'Ranger', slug: 'ranger' }, { name: 'Puma' }] });
    expect(read?.items.map(({ name }) => name)).toEqual(['Ranger']);
    expect(read?.problems).toEqual([{ path: 'items[1]', message: 'slug is missing or cannot be read' }]);
  });
});

describe('the model of an address', () => {
  const renamed = aFord({ slug: 'ranger-old', newSlug: 'ranger-2026' });

  it.each([
    ['ranger-2026', 'model'],
    ['RANGER-2026', 'model'],
    ['ranger-old', 'moved'],
    ['falcon', undefined],
  ])('the model of an address: %s is %s', (slug, kind) => expect(findModel([renamed, transit], slug)?.kind).toBe(kind));

  it('the model of an address is the one that has the address now, not the one that had it once', () => {
    const heir = aFord({ name: 'New Ranger', slug: 'ranger-old' });
    expect(findModel([renamed, heir], 'ranger-old')).toEqual({ kind: 'model', model: heir });
  });
});

describe('the page of a model', () => {
  const site = aSite();

  it('names the maker once in the title of a model', () => {
    expect(modelTitle(ranger)).toBe('Ford Ranger');
    expect(modelTitle({ name: 'Ford GT', manufacturerName: 'Ford' })).toBe('Ford GT');
    expect(modelTitle({ name: 'Ranger' })).toBe('Ranger');
  });

  it('the page of a model states what a price includes, and shows no price if none is known', () => {
    const page = modelPageModel(
      aFord({ fromPrice: 39_990, variants: [{ name: 'XL', fromPrice: 39_990 }, { name: 'XLT' }] }),
      site,
    );
    expect(page.price).toEqual({ text: 'From $39,990', type: 'Drive\u00a0away' });
    expect(page.variants).toEqual([{ name: 'XL', price: '$39,990' }, { name: 'XLT' }]);
    expect(page.variantPriceType).toBe('Drive\u00a0away');
    expect(modelPageModel(ranger, site)).not.toHaveProperty('price');
    expect(modelPageModel(ranger, site)).not.toHaveProperty('variantPriceType');
  });

  it('takes interest in a model to come, and test drives of one that is here', () => {
    const soon = modelPageModel(aFord({ status: 'comingSoon' }), site);
    expect(soon).toMatchObject({ label: 'Coming Soon', enquiry: { label: 'Register Interest' } });
    expect(soon).not.toHaveProperty('testDrive');
    expect(modelPageModel(ranger, site).testDrive?.href).toBe('/book-test-drive?vehicle=Ford%20Ranger');
  });

  it('tells the dealer which model the enquiry is about', () => {
    expect(modelPageModel(ranger, site).enquiry).toMatchObject({
      message: 'I am interested in the Ford Ranger. Please contact me.',
      extra: { 'Vehicle Make': 'Ford', 'Vehicle Model': 'Ranger' },
    });
  });

  it('the page of a model shows each picture once, and text instead of HTML', () => {
    const page = modelPageModel(
      aFord({ imageUrl: '/a.webp', pictures: ['/a.webp', '/b.webp'], description: '<p>For <b>work</b></p>' }),
      site,
    );
    expect(page.gallery.pictures.map(({ src }) => src)).toEqual(['/a.webp', '/b.webp']);
    expect(page.text).toBe('For work');
  });
});

describe('structured data of models', () => {
  const site = aSite();

  it('structured data of models offers a car from its lowest price', () => {
    expect(
      modelGraph(
        aFord({
          variants: [
            { name: 'XLT', fromPrice: 61_990 },
            { name: 'XL', fromPrice: 45_990 },
          ],
        }),
        site,
      ),
    ).toMatchObject({
      name: 'Ford Ranger',
      url: `${site.url}/models/ranger`,
      brand: { name: 'Ford' },
      offers: { '@type': 'AggregateOffer', lowPrice: 45_990, offerCount: 2, priceCurrency: 'AUD' },
    });
  });

  it('structured data of models offers nothing without a price', () => {
    expect(modelGraph(ranger, site).offers).toBeUndefined();
  });

  it('lists the models of a page', () => {
    expect(modelListGraph([ranger, transit], site)?.itemListElement).toMatchObject([
      { position: 1, name: 'Ford Ranger', url: `${site.url}/models/ranger` },
      { position: 2, name: 'Ford Transit' },
    ]);
    expect(modelListGraph([], site)).toBeUndefined();
  });
});

describe('the offers of a model', () => {
  const offer = (id: number, change: Partial<Offer>): Offer => ({
    id,
    name: 'Offer',
    description: '',
    disclaimer: '',
    excludedWebsiteIds: [],
    ...change,
  });

  it('the offers of a model name it by its slug, old or new, or by its name, and are of its maker', () => {
    const renamed = aFord({ slug: 'ranger-old', newSlug: 'ranger-2026' });
    const offers = [
      offer(1, { model: { name: 'The new one', slug: 'ranger-2026' } }),
      offer(2, { model: { name: 'ranger' }, manufacturer: 'FORD' }),
      offer(3, { model: { name: 'Ranger' }, manufacturer: 'Kia' }),
      offer(4, { model: { name: 'Transit' } }),
      offer(5, {}),
      offer(6, { model: { name: 'The old one', slug: 'ranger-old' } }),
    ];
    expect(offersOfModel(offers, renamed).map(({ id }) => id)).toEqual([1, 2, 6]);
  });
});
