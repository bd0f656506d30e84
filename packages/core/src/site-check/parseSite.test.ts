import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformDefaults, readSite, resolveSite, type SiteDoc } from '../site/index.ts';
import { aLocation, aSiteDoc } from '../testing/index.ts';
import { parseSite, patchProblems, siteDocSchema, type SiteProblem } from './index.ts';

const read = (change: object = {}, templateDefaults?: SiteDoc) =>
  parseSite({
    doc: { ...aSiteDoc(), ...change },
    templateName: 'coast',
    ...(templateDefaults ? { templateDefaults } : {}),
  });
const good = (change: object = {}, templateDefaults?: SiteDoc) => {
  const parsed = read(change, templateDefaults);
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.problems));
  return parsed;
};
const problems = (change: object): readonly SiteProblem[] => {
  const parsed = read(change);
  return parsed.kind === 'invalid' ? parsed.problems : [];
};

describe('parseSite', () => {
  it('parseSite gives a site with a name, a slug and an address everything else', () => {
    const { site } = good();
    expect(site).toMatchObject({
      slug: 'harbour-city-motors',
      template: 'coast',
      country: 'AU',
      timezone: 'Australia/Brisbane',
      vehicleNoun: 'Car',
    });
    expect(site.search).toMatchObject({
      indexName: 'Car_production',
      hitsPerPage: 21,
      columns: 3,
      soldDays: 3,
      defaultState: 'qld',
    });
    expect(site.finance).toMatchObject({
      amountMin: 1_000,
      amountMax: 100_000,
      defaultRate: 10,
      defaultTerm: 6,
      detailTerm: 5,
      frequency: 'weekly',
    });
    expect(site.tags).toMatchObject({ justArrivedDays: 8, soldTagName: 'JUST SOLD', newArrivalTag: 'New' });
    expect(site.routes.defaultSearchPath).toBe('/search/new-used-and-demo-cars/');
  });

  it('parseSite lets the template speak over the platform, the brand over the template, the site over all', () => {
    const template: SiteDoc = { tags: { certifiedBadge: 'Certified', fuelTag: true }, search: { columns: 4 } };
    const { site, sources } = good({ manufacturer: 'Toyota', search: { columns: 3 } }, template);
    expect(site.tags).toMatchObject({ certifiedBadge: 'Toyota Certified Used', fuelTag: true, justArrivedDays: 8 });
    expect(site.search.columns).toBe(3);
    expect(sources).toMatchObject({
      'tags.certifiedBadge': 'brand',
      'tags.fuelTag': 'template',
      'tags.justArrivedDays': 'platform',
      'search.columns': 'site',
      manufacturer: 'site',
      template: 'template',
    });
    expect(good({ manufacturer: 'Toyota', tags: { certifiedBadge: null } }).site.tags.certifiedBadge).toBeNull();
  });

  it('parseSite hides finance for Suzuki, whoever sets the make', () => {
    expect(good({ manufacturer: 'SUZUKI' }).site.finance.hidden).toBe(true);
    expect(good({}, { manufacturer: 'Suzuki' }).site.finance.hidden).toBe(true);
    expect(good({ manufacturer: 'Suzuki', finance: { hidden: false } }).site.finance.hidden).toBe(false);
  });

  it('parseSite assumes no final payment with Angle, and Auckland time in New Zealand', () => {
    expect(good({ finance_provider: 'Angle' }).site.finance.forceZeroResidual).toBe(true);
    expect(good({ country: 'NZ' }).site.timezone).toBe('Pacific/Auckland');
    expect(good({ country: 'NZ', timezone: 'Pacific/Chatham' }).site.timezone).toBe('Pacific/Chatham');
  });

  it('parseSite freezes the whole site and leaves the defaults alone', () => {
    const { site } = good();
    expect(Object.isFrozen(site.search.budget.quickOptions)).toBe(true);
    expect(() => ((site.search as { columns: number }).columns = 9)).toThrow(TypeError);
    expect(Object.isFrozen(platformDefaults.search)).toBe(false);
  });

  it('parseSite completes a location with few values', () => {
    const { site } = good({ locations: [{ id: 1, name: 'Yard', slug: 'yard', some_other_system: { id: 9 } }] });
    expect(site.locations[0]).toMatchObject({
      visible: true,
      primary: false,
      location_type: '',
      address: {},
      contact_detail: { opening_hours: [] },
    });
  });

  it('parseSite takes the slash off the end of the address', () => {
    expect(good({ url: 'https://www.harbourcity.example/' }).site.url).toBe('https://www.harbourcity.example');
  });
});

describe('a change of a list', () => {
  const template: SiteDoc = { card: { buttons: ['details', 'enquire'] }, navigation: [{ label: 'Cars' }] };

  it('changes the list of the template, by the key of its entries', () => {
    const { site, sources } = good(
      {
        card: { buttons: { add: ['finance'], remove: ['details'] } },
        navigation: { add: [{ label: 'Home', href: '/', before: 'Cars' }] },
        search: { facets: { remove: ['km'], move: [{ key: 'price', before: 'car_type' }] } },
      },
      template,
    );
    expect(site.card.buttons).toEqual(['enquire', 'finance']);
    expect(site.navigation).toEqual([{ label: 'Home', href: '/' }, { label: 'Cars' }]);
    expect(site.search.facets.map(({ attribute }) => attribute).slice(0, 2)).toEqual(['price', 'car_type']);
    expect(sources).toMatchObject({ 'card.buttons': 'site', navigation: 'site', 'card.showViews': 'platform' });
  });

  it('a change of a list reads the same in the first load', () => {
    const doc = { ...aSiteDoc(), card: { buttons: { move: [{ key: 'enquire', before: 'details' }] } } };
    const input = { doc, templateName: 'coast', templateDefaults: template };
    expect(readSite(input)).toEqual(parseSite(input));
  });

  it.each([
    ['a wrong entry', { buttons: { add: ['finanse'] } }, 'card.buttons.add[0]', /Did you mean "finance"/],
    ['a wrong name', { buttons: { delete: ['finance'] } }, 'card.buttons.delete', /add, remove, move/],
    ['neither list nor change', { buttons: 'finance' }, 'card.buttons', /between \[ and \]/],
  ])('a change of a list with %s says what to write', (_, card, path, hint) => {
    expect(problems({ card })).toEqual([
      { path, message: expect.any(String) as string, hint: expect.stringMatching(hint) as string },
    ]);
  });

  it('names the entry that was meant where its key is in no list', () => {
    expect(patchProblems({ search: { facets: { remove: ['prise'] } } })).toEqual([
      {
        path: 'search.facets',
        message: '"prise" is not in the list that is changed',
        hint: 'Did you mean "price"?',
      },
    ]);
    expect(patchProblems({ card: { buttons: { remove: ['details'] } } }, template)).toEqual([]);
    expect(patchProblems({}, { navigation: { remove: ['Cars'] } })).toMatchObject([
      { path: 'template: navigation', hint: 'In the list: nothing' },
    ]);
  });
});

describe('a mistake in a site file', () => {
  it.each([
    ['a typo in a name', { serch: {} }, 'serch', /not a setting/, /Did you mean "search"/],
    ['a typo in a group', { search: { colums: 4 } }, 'search.colums', /not a setting/, /Did you mean "columns"/],
    [
      'a typo in a phrase',
      { phrases: { 'card.enqire': 'Ask' } },
      'phrases["card.enqire"]',
      /not a setting/,
      /Did you mean "card.enquire"/,
    ],
    ['a slug with capitals', { slug: 'City Motors' }, 'slug', /not a slug/, /"city-motors"/],
    ['a slug that is too long', { slug: 'x'.repeat(61) }, 'slug', /not a slug/, /Write for example/],
    [
      'a number in quotes',
      { search: { hitsPerPage: '21' } },
      'search.hitsPerPage',
      /must be a number, but is "21"/,
      /without quotes/,
    ],
    ['yes for true', { card: { showViews: 'yes' } }, 'card.showViews', /must be true or false/, /Write true or false/],
    ['five columns', { search: { columns: 5 } }, 'search.columns', /5 is not allowed/, /3, 4/],
    [
      'a facet that does not exist',
      { search: { facets: [{ attribute: 'colur', widget: 'menu' }] } },
      'search.facets[0].attribute',
      /"colur" is not allowed/,
      /Did you mean "colour"/,
    ],
    [
      'a lender that nobody knows',
      { finance_provider: 'Taurs' },
      'finance_provider',
      /not allowed/,
      /Did you mean "Taurus"/,
    ],
    [
      'an address that runs code',
      { navigation: [{ label: 'x', href: 'javascript:alert(1)' }] },
      'navigation[0].href',
      /not an address that a page may link to/,
      /Write a path/,
    ],
    [
      'the same in disguise',
      { navigation: [{ label: 'x', href: 'java\nscript:alert(1)' }] },
      'navigation[0].href',
      /not an address/,
      /Write a path/,
    ],
    [
      'another host in disguise',
      { routes: { financePath: '//evil.example' } },
      'routes.financePath',
      /not a path of this site/,
      /starts with one \//,
    ],
    ['an address without https', { url: 'www.citymotors.example' }, 'url', /not a web address/, /starting with https/],
    ['a time zone that does not exist', { timezone: 'Brisbane' }, 'timezone', /not a time zone/, /Australia\/Brisbane/],
    [
      'a filter with an error',
      { search: { searchFilter: 'make=Land Rover' } },
      'search.searchFilter',
      /two words in a row/,
      /quotation marks/,
    ],
    [
      'a default search elsewhere',
      { routes: { defaultSearchPath: '/search/toyota' } },
      'routes.defaultSearchPath',
      /not a stock-type search/,
      /\/search\/used-cars\//,
    ],
    [
      'a range upside down',
      { search: { priceSlider: { min: 300_000 } } },
      'search.priceSlider.max',
      /not above/,
      /Write a number above 300000/,
    ],
    [
      'a price band upside down',
      { home: { priceBands: [{ label: 'x', min: 5, max: 4 }] } },
      'home.priceBands[0].max',
      /not above/,
      /./,
    ],
    [
      'two yards with one slug',
      { locations: [aLocation(), aLocation({ id: 4 })] },
      'locations',
      /"newstead" is used twice/,
      /its own slug/,
    ],
    [
      'a yard named like a search',
      { locations: [aLocation({ slug: 'used-cars' })] },
      'locations[0].slug',
      /already shows/,
      /"used-cars-yard"/,
    ],
    [
      'a button without words',
      { card: { buttons: ['details', 'customButton'] } },
      'card.customButton',
      /is missing/,
      /"label"/,
    ],
    [
      'amounts of its own that would give one vehicle two prices on the road',
      { price: { basis: 'driveAway', charges: { qld: { registration: 400 } } } },
      'price.charges',
      /another price on the road than cards, sorting and loans/,
      /"basis": "advertised"/,
    ],
    ['an empty name', { name: '' }, 'name', /must not be empty/, /./],
  ])('a mistake in a site file: %s', (_, change, path, message, hint) => {
    const found = problems(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      path,
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
    });
  });

  it('a mistake in a site file is reported together with all others', () => {
    expect(
      problems({ slug: 'A', serch: 1, search: { columns: 5, hitsPerPage: 0 } })
        .map((problem) => problem.path)
        .sort(),
    ).toEqual(['search.columns', 'search.hitsPerPage', 'serch', 'slug']);
  });

  it('a mistake in a site file requires slug, name and url', () => {
    const parsed = parseSite({ doc: {}, templateName: 'coast' });
    expect(parsed).toMatchObject({ kind: 'invalid', problems: [{ path: 'slug' }, { path: 'name' }, { path: 'url' }] });
  });

  it("a mistake in a site file names the template where the template's defaults are wrong", () => {
    expect(parseSite({ doc: aSiteDoc(), templateName: 'coast', templateDefaults: { colums: 3 } })).toMatchObject({
      kind: 'invalid',
      problems: [{ path: 'template coast: colums' }],
    });
  });

  it.each([[null], ['<html>'], [42], [[]], [undefined]])('a file that is %j is no site', (doc) => {
    expect(parseSite({ doc, templateName: 'coast' })).toMatchObject({
      kind: 'invalid',
      problems: [{ path: '(the file)', message: expect.stringContaining('group of values') }],
    });
  });

  it('a mistake in a site file never throws, whatever the file holds', () => {
    const groups = Object.keys(platformDefaults);
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom(...groups, '__proto__', 'constructor'), fc.string()), fc.jsonValue()),
        (doc) => {
          const parsed = parseSite({ doc, templateName: 'coast' });
          if (parsed.kind === 'invalid')
            expect(
              parsed.problems.every(({ path, message, hint }) => path !== '' && message !== '' && hint !== ''),
            ).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('resolveSite', () => {
  it('resolveSite merges groups, replaces lists, and does not reach the prototype', () => {
    const evil = JSON.parse('{"__proto__":{"polluted":true},"list":[3]}') as object;
    const { value, sources } = resolveSite({ group: { a: 1, b: 2 }, list: [1, 2] }, { group: { b: 3 } }, {}, evil);
    expect(value).toEqual({ group: { a: 1, b: 3 }, list: [3] });
    expect(sources).toEqual({ 'group.a': 'platform', 'group.b': 'template', list: 'site' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the platform defaults', () => {
  it('the platform defaults are themselves a sound site file, and name every setting', () => {
    expect(siteDocSchema.safeParse(platformDefaults).error?.issues).toBeUndefined();
    const settings = Object.keys(siteDocSchema._zod.def.shape).filter(
      (key) => !['$schema', 'slug', 'name', 'url'].includes(key),
    );
    expect(Object.keys(platformDefaults).sort()).toEqual(settings.sort());
    for (const [name, group] of Object.entries(siteDocSchema._zod.def.shape)) {
      const shape = (
        group as {
          _zod: {
            def: {
              innerType?: { _zod: { def: { shape?: object; innerType?: { _zod: { def: { shape?: object } } } } } };
            };
          };
        }
      )._zod.def.innerType?._zod.def;
      const inner = shape?.shape ?? shape?.innerType?._zod.def.shape;
      if (inner !== undefined)
        expect(Object.keys(platformDefaults[name as 'search']).sort(), name).toEqual(Object.keys(inner).sort());
    }
  });
});
