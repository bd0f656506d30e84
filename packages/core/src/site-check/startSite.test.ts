import { describe, expect, it } from 'vitest';
import { aSite, aSiteDoc } from '../testing/index.ts';
import { startSite } from './index.ts';

const start = (change: object, templateDefaults: object = {}) =>
  startSite({ doc: { ...aSiteDoc(), ...change }, templateName: 'coast', templateDefaults });
const outcome = (change: object) => {
  const { kind, ignored } = start(change);
  return { kind, ignored: ignored.map(({ path }) => path) };
};

describe('a site at the start of a page', () => {
  it('a site at the start of a page is whole, and nothing is ignored, where its file is sound', () => {
    expect(start({ card: { showViews: true } })).toMatchObject({ kind: 'site', ignored: [] });
  });

  it.each<[string, object, string]>([
    ['at the top', { salesBanner: true }, 'salesBanner'],
    ['in a group', { card: { showVews: true } }, 'card.showVews'],
    ['in an entry of a list', { dealerships: [{ id: 1, name: 'A', slug: 'a', phne: '1' }] }, 'dealerships[0].phne'],
    ['in the change of a list', { card: { buttons: { ad: ['finance'] } } }, 'card.buttons.ad'],
    ['among the phrases', { phrases: { 'search.heeding': 'Cars' } }, 'phrases["search.heeding"]'],
    ['of a page', { pages: { search: [], favourite: [{ section: 'hero' }] } }, 'pages.favourite'],
    ['that would reach every object', JSON.parse('{"__proto__":{"a":1}}') as object, '__proto__'],
  ])('starts without a name that no setting has, %s', (_, change, path) => {
    const started = outcome(change);
    expect(started.kind).toBe('site');
    expect(started.ignored).toContain(path);
  });

  it('a site at the start of a page has what the rest of its file says, and says what was meant', () => {
    const started = start({ card: { showVews: true, strictFavourites: true }, name: 'Kauri Motors' });
    expect(started).toMatchObject({
      site: { ...aSite(), name: 'Kauri Motors', card: { ...aSite().card, strictFavourites: true } },
      ignored: [{ path: 'card.showVews', message: '"showVews" is not a setting', hint: 'Did you mean "showViews"?' }],
    });
  });

  it.each<[string, object]>([
    ['in the group of the search', { search: { colums: 4 } }],
    ['that reads like that group', { serch: { searchFilter: 'dealership_id = 1' } }],
    ['that is a filter in another place', { searchFilter: 'dealership_id = 1' }],
    ['in the service of the search', { services: { search: { idnexName: 'Other' } } }],
    ['that reads like a filter', { home: { featured: { fliter: 'used' } } }],
  ])('a site at the start of a page does not start with a name %s: it might show other vehicles', (_, change) => {
    expect(outcome(change)).toEqual({ kind: 'invalid', ignored: [] });
  });

  it('a site at the start of a page does not start where a setting has another type, whatever else is ignored', () => {
    expect(start({ salesBanner: true, finance: { hidden: 'no' } })).toMatchObject({
      kind: 'invalid',
      problems: [{ path: 'finance.hidden' }],
      ignored: [{ path: 'salesBanner' }],
    });
  });

  it.each<[string, unknown, string]>([
    ['a text', 'hero', 'pages.home'],
    ['an entry without a section', [{ section: 'hero' }, { id: 'two' }], 'pages.home[1].section'],
    ['a change of texts', { add: ['hero'] }, 'pages.home.add[0]'],
    ['a condition of another kind', [{ section: 'hero', when: { vehicle: 'red' } }], 'pages.home[0].when.vehicle'],
  ])('a site at the start of a page has the list of its look where its own is %s', (_, home, path) => {
    const vehicle = { remove: ['questions'] };
    const started = start({ pages: { home, vehicle } });
    expect(started).toMatchObject({ kind: 'site', site: { pages: { vehicle } }, ignored: [{ path }] });
  });

  it('a site at the start of a page has the lists of its look where it has none at all', () => {
    expect(start({ pages: 'hero' })).toMatchObject({ kind: 'site', site: { pages: {} } });
  });

  it('a site at the start of a page has a section without what nobody knows of it', () => {
    const home = [{ section: 'hero', setings: { leads: 'budget' } }];
    expect(start({ pages: { home } })).toMatchObject({
      site: { pages: { home: [{ section: 'hero' }] } },
      ignored: [{ path: 'pages.home[0].setings', hint: 'Did you mean "settings"?' }],
    });
  });

  it.each([
    ['of its own', { basis: 'driveAway', charges: { qld: { transfer: 30.5 } } }, {}],
    ['of its look', { basis: 'driveAway' }, { charges: { qld: { transfer: 30.5 } } }],
    ['of its own with the basis of its look', { charges: { qld: { transfer: 30.5 } } }, { basis: 'driveAway' }],
  ])(
    'a site at the start of a page has the platform’s charges, as cards, sorting and loans do, instead of amounts %s',
    (_, price, ofLook) => {
      expect(start({ price }, { price: ofLook })).toMatchObject({
        kind: 'site',
        site: { price: { basis: 'driveAway', charges: {} } },
        ignored: [{ path: 'price.charges', hint: expect.stringContaining('"basis": "advertised"') }],
      });
    },
  );

  it('a site at the start of a page does not start with charges of its own that nobody can read', () => {
    expect(outcome({ price: { basis: 'driveAway', charges: { qld: { transfer: 'ten' } } } }).kind).toBe('invalid');
    expect(outcome({ price: { basis: 'driveAway', charges: 'ten' } }).kind).toBe('invalid');
  });

  it('a site at the start of a page names what its look says that no setting has', () => {
    expect(start({}, { card: { showVews: true } })).toMatchObject({
      kind: 'site',
      ignored: [{ path: 'card.showVews' }],
    });
  });
});
