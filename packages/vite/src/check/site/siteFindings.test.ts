import { describe, expect, it } from 'vitest';
import { siteFindings } from './siteFindings.ts';

const sound = { slug: 'harbour', name: 'Harbour Motors', url: 'https://www.harbour.example', template: 'coast' };
const find = (text: string) =>
  siteFindings({ file: 'apps/coast/sites/harbour/site.json', text, slug: 'harbour', template: 'coast' }).map(
    ({ rule, path }) => [rule, path],
  );

describe('siteFindings', () => {
  it('siteFindings finds nothing in a valid file', () => {
    expect(find(JSON.stringify(sound))).toEqual([]);
  });

  it.each([
    ['a file that is no JSON', '{"slug": "harbour",', [['SITE-JSON', '']]],
    ['a setting that stands twice', JSON.stringify(sound).replace('{', '{"name":"Yard",'), [['SITE-JSON', 'name']]],
    ['a slug that is not the name of its folder', JSON.stringify({ ...sound, slug: 'yard' }), [['SITE-SLUG', 'slug']]],
    [
      'a file in the folder of another look',
      JSON.stringify({ ...sound, template: 'harbour' }),
      [['SITE-LOOK', 'template']],
    ],
    [
      'a value that does not fit',
      JSON.stringify({ ...sound, search: { columns: 7 } }),
      [['SITE-SCHEMA', 'search.columns']],
    ],
    [
      'a filter that cannot be read',
      JSON.stringify({ ...sound, search: { searchFilter: 'make = ' } }),
      [['SITE-SCHEMA', 'search.searchFilter']],
    ],
    [
      'a change of a list that names no entry of it',
      JSON.stringify({ ...sound, card: { buttons: { remove: ['financ'] } } }),
      [['SITE-LIST', 'card.buttons']],
    ],
  ])('siteFindings finds %s', (_, text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('siteFindings names a wordmark that no header has room for, and texts that no first screen has room for', () => {
    const found = siteFindings({
      file: 'apps/coast/sites/harbour/site.json',
      text: JSON.stringify({
        ...sound,
        identity: { logo: { src: '/wordmark.svg', width: 480, height: 48 } },
        home: { headline: 'A good car '.repeat(28).trim(), intro: 'From six yards.' },
      }),
      slug: 'harbour',
      template: 'coast',
    });
    expect(found.map(({ rule, path, message }) => [rule, path, message])).toEqual([
      [
        'SITE-WORDMARK',
        'identity.logo',
        'of 480 by 48 pixels is too wide: the header of a phone shrinks it until it cannot be read',
      ],
      ['SITE-LENGTH', 'home.headline', 'has 307 letters, and the first screen of a phone has room for 90'],
    ]);
    const tall = JSON.stringify({ ...sound, identity: { logo: { src: '/wordmark.svg', width: 40, height: 90 } } });
    expect(find(tall)).toEqual([['SITE-WORDMARK', 'identity.logo']]);
  });

  it('siteFindings names a picture of the site file that the host does not have', () => {
    const found = siteFindings({
      file: 'apps/coast/sites/harbour/site.json',
      text: JSON.stringify({
        ...sound,
        identity: { logo: { src: '/wordmark.svg', width: 200, height: 48 }, favicon: '/icon.svg' },
      }),
      slug: 'harbour',
      template: 'coast',
      host: { hasPicture: (address) => address === '/icon.svg', isFilm: () => false },
    });
    expect(found.map(({ rule, path, message }) => [rule, path, message])).toEqual([
      ['SITE-PICTURE', 'identity.logo.src', '"/wordmark.svg" is not there'],
    ]);
  });

  it.each([
    ['/films/yard.mov', 'SITE-SCHEMA', '"/films/yard.mov" is not a film that a page plays by itself'],
    ['/films/yard.mp4', 'SITE-PICTURE', '"/films/yard.mp4" is not there'],
    ['/yard.webm', 'SITE-PICTURE', '"/yard.webm" is no film: the file is neither mp4 nor webm'],
  ])('siteFindings names a film of the first screen that cannot play: %s', (src, rule, message) => {
    const poster = { src: '/yard.webp', width: 1920, height: 800, alt: 'Our yard' };
    const found = siteFindings({
      file: 'apps/coast/sites/harbour/site.json',
      text: JSON.stringify({ ...sound, home: { heroVideo: { src, poster } } }),
      slug: 'harbour',
      template: 'coast',
      host: { hasPicture: (address) => address.startsWith('/yard.'), isFilm: () => false },
    });
    expect(found.map((finding) => [finding.rule, finding.path, finding.message])).toEqual([
      [rule, 'home.heroVideo.src', message],
    ]);
  });

  it('siteFindings names a duplicate key in a page or content file', () => {
    const file = 'apps/coast/sites/harbour/site.json';
    const part = (files: Record<string, string>) => ({ files, hasPicture: () => true });
    const found = siteFindings({
      file,
      text: JSON.stringify({ ...sound, ownPages: [{ path: '/why-us', title: 'Why us' }], content: ['offers'] }),
      slug: 'harbour',
      template: 'coast',
      ownPages: part({ 'why-us': '{ "sections": [], "sections": [{ "section": "reasons" }] }' }),
      content: part({ offers: '{ "items": [{ "id": 1, "name": "Clearance", "name": "Free service" }] }' }),
    });
    expect(found.map(({ rule, file: name, path }) => [rule, name.split('/sites/harbour/')[1], path])).toEqual([
      ['SITE-JSON', 'pages/why-us.json', 'sections'],
      ['SITE-JSON', 'content/offers.json', 'items[0].name'],
    ]);
  });

  it('siteFindings names what is wrong and what to write', () => {
    const [finding] = siteFindings({
      file: 'a.json',
      text: JSON.stringify({ ...sound, search: { colums: 3 } }),
      slug: 'harbour',
      template: 'coast',
    });
    expect(finding?.message).not.toBe('');
    expect(finding?.hint).toContain('columns');
  });
});

describe('a mistake that is valid for its kind', () => {
  const location = { id: 1, name: 'Yard', slug: 'yard' };
  const hours = (open: string, close: string) => ({
    locations: [{ ...location, contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', open, close }] } }],
  });
  const hosted = { services: { search: { host: 'https://search.example', apiKey: 'f'.repeat(64) } } };
  const token = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`;
  const withKey = (apiKey: string) => ({
    search: { searchFilter: 'dealership_id = 1' },
    services: { search: { host: 'https://search.example', apiKey } },
  });

  it.each<[string, object, [string, string][]]>([
    ['hours of 25:99', hours('25:99', '17:30'), [['SITE-HOURS', 'locations[0].contact_detail.opening_hours[0].open']]],
    ['hours in words', hours('08:30', 'late'), [['SITE-HOURS', 'locations[0].contact_detail.opening_hours[0].close']]],
    [
      'special hours of 24:30',
      {
        locations: [{ ...location, special_hours: [{ date: '2026-12-24', hours: { begin: '08:30', end: '24:30' } }] }],
      },
      [['SITE-HOURS', 'locations[0].special_hours[0].hours.end']],
    ],
    [
      'a holiday on 31 November',
      { locations: [{ ...location, special_hours: [{ date: '2026-11-31', status: 'Closed' }] }] },
      [['SITE-DATE', 'locations[0].special_hours[0].date']],
    ],
    [
      'a promotion until 30 February',
      { promo: { tiles: [{ title: 'Winter', start: '2026-02-01', expiry: '2026-02-30' }] } },
      [['SITE-DATE', 'promo.tiles[0].expiry']],
    ],
    ['a rate of 1e9', { finance: { rateMax: 1e9 } }, [['SITE-RANGE', 'finance.rateMax']]],
    ['a term in months', { finance: { termOptions: [12, 60] } }, [['SITE-RANGE', 'finance.termOptions']]],
    ['a finance page on the home page', { routes: { financePath: '/' } }, [['SITE-ROUTE', 'routes.financePath']]],
    ['a garage on the vehicles', { routes: { garagePath: '/cars/' } }, [['SITE-ROUTE', 'routes.garagePath']]],
    [
      'a card button named twice',
      { card: { buttons: ['details', 'enquire', 'details'] } },
      [['SITE-ONCE', 'card.buttons']],
    ],
    [
      'a button of the vehicle page named twice',
      { detail: { buttons: ['enquire', 'enquire'] } },
      [['SITE-ONCE', 'detail.buttons']],
    ],
    ['no filter on a hosted index', hosted, [['SITE-FILTER', 'search.searchFilter']]],
    ['a key with the shape of a master key', withKey('hunter2-master-key'), [['SITE-KEY', 'services.search.apiKey']]],
    ['a token that gives no search rules', withKey(token({ sub: 'me' })), [['SITE-KEY', 'services.search.apiKey']]],
  ])('a mistake that is valid for its kind finds %s', (_, change, expected) => {
    expect(find(JSON.stringify({ ...sound, ...change }))).toEqual(expected);
  });

  it.each<[string, object]>([
    ['hours with seconds and without', hours('08:30:00', '17:30')],
    ['no filter where the whole index is the dealer’s', { ...hosted, search: { wholeIndex: true } }],
    ['no filter on the same host', {}],
    ['a generated key', withKey('0123456789abcdef'.repeat(4))],
    ['a tenant token', withKey(token({ searchRules: { Car_production: {} }, apiKeyUid: 'x' }))],
    ['a rate of 24.95', { finance: { rateMax: 24.95 } }],
    ['a finance page of its own', { routes: { financePath: '/ute-finance/' } }],
  ])('a mistake that is valid for its kind lets %s pass', (_, change) => {
    expect(find(JSON.stringify({ ...sound, ...change }))).toEqual([]);
  });

  it.each([
    ['lists', '['.repeat(1e6) + ']'.repeat(1e6)],
    ['groups', '{"a":'.repeat(1e5) + '1' + '}'.repeat(1e5)],
    ['menus', '{"label":"x","items":['.repeat(1e4) + ']}'.repeat(1e4)],
  ])('a mistake that is valid for its kind says that a file of nested %s is too deep', (kind, nested) => {
    const text =
      kind === 'menus'
        ? JSON.stringify(sound).replace(/\}$/, `,"navigation":[${nested}]}`)
        : JSON.stringify(sound).replace(/\}$/, `,"overrides":{"x":${nested}}}`);
    expect(find(text)).toEqual([['SITE-DEPTH', '']]);
  });
});
