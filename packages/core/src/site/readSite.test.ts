import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSite } from '../site-check/index.ts';
import { aLocation, aSiteDoc } from '../testing/index.ts';
import { platformDefaults, requiredSettings } from './platformDefaults.ts';
import { readSite } from './readSite.ts';
import type { Kind, Kinds } from '../settings/index.ts';
import { siteDocSettings, siteSettings } from './siteSettings.ts';

/** A site file that says something for every setting: the defaults, and an entry where they have none. */
const fullDoc = (): Record<string, unknown> => {
  const { template: _, ...defaults } = structuredClone(platformDefaults) as unknown as Record<
    string,
    Record<string, unknown>
  >;
  const link = { label: 'Ask us', url: '/contact-us' };
  const menu = [{ label: 'Cars', href: '/search', items: [{ label: 'Used', href: '/search/used-cars' }] }];
  return {
    ...defaults,
    ...aSiteDoc(),
    $schema: '../site.schema.json',
    website_id: 7,
    manufacturer: 'Mazda',
    dealerships: [
      { id: 1, name: 'North', slug: 'north' },
      { id: 2, name: 'South', slug: 'south' },
    ],
    dealership_websites: [{ slug: 'north', make: 'Mazda', url: 'https://north.example' }],
    locations: [
      aLocation(),
      {
        id: 9,
        name: 'Service',
        slug: 'service-yard',
        location_type: 'service',
        other: { system: 1 },
        image: '/pictures/yard.webp',
        average_rating: 4.5,
        address: { street: '1 Quay Street', lat: -27.4, place_id: null },
        reviews: { count: 3, list: [1] },
        manufacturers: ['Mazda'],
        contact_detail: {
          phone: '07 5550 0100',
          opening_hours: [{ weekday: 1, status: 'Open', open: '08:00', close: null }],
        },
        special_hours: [{ date: '2026-12-25', status: 'Closed', hours: { begin: '1', end: null } }],
      },
    ],
    finance_provider: 'Angle',
    youtube_url: 'https://video.example/yard',
    xtime_webkey: 'key',
    navigation: menu,
    footer: menu,
    overrides: { anything: { goes: [1] } },
    phones: { ...defaults['phones'], phonesByCarType: { used: '07 5550 0101' } },
    promo: {
      ...defaults['promo'],
      positions: [3, 8],
      tiles: [
        {
          title: 'Winter',
          text: '',
          image: '/a.webp',
          url: 'tel:0755500100',
          start: '2026-06-01',
          position: 2,
          display: ['new', 'all'],
          strictDisplay: true,
        },
      ],
    },
    search: {
      ...defaults['search'],
      searchFilter: 'make = Mazda',
      stockCount: 12,
      yearsLimit: 10,
      excludeMakes: ['Ford'],
      excludeStockNumbers: ['A1'],
      seriesValues: ['BT'],
    },
    card: { ...defaults['card'], customButton: link, buttons: ['details', 'customButton'] },
    tags: { ...defaults['tags'], newArrivalTagUsed: 'New Arrival', maxTags: 2, certifiedBadge: 'Checked' },
    price: { ...defaults['price'], defaultPriceType: { new: 'Drive away' } },
    detail: { ...defaults['detail'], buttonLinks: { finance: link } },
    finance: {
      ...defaults['finance'],
      termOptions: [1, 2.5],
      establishmentFee: 400,
      brandFees: { establishment: 1, securityRegistration: 0, monthlyAdmin: 2.5, dealerAgency: 3 },
      hiddenDealerships: ['north'],
      legalDisclaimer: '',
      paymentRounding: { week: 'none' },
    },
    locationSettings: { columnsByCity: { Brisbane: 3 }, comingSoonLabel: 'Soon' },
    reviews: {
      ...defaults['reviews'],
      hiddenId: 3,
      hiddenNames: ['A'],
      minAverage: 4.2,
      snap21OrgId: 'org',
      autoRotateMs: 500,
    },
    plugins: { ...defaults['plugins'], chatToken: 'token', serviceBanner: 'fixed' },
    copy: { ...defaults['copy'], moneyBackHours: 48, warrantyYearsNew: 5 },
    tradeIn: { provider: 'autograb' },
    analytics: { campaignParams: ['promo_code'] },
    services: {
      ...defaults['services'],
      auth: { url: 'https://auth.example', anonKey: '' },
      maps: { key: '', imageUrl: 'https://maps.example' },
      analytics: [{ kind: 'http', id: 'x', url: '/events' }],
      payments: { allowedHosts: ['pay.example.com'] },
    },
    nz: { ...defaults['nz'], cinUrl: 'https://cin.example', traderNumber: 'M1' },
    home: {
      ...defaults['home'],
      heroPicture: { src: '/yard.webp', srcSet: '/yard.webp 800w', width: 800, height: 400, alt: '' },
      heroVideo: { src: '/yard.mp4', poster: { src: '/yard.webp', width: 800, height: 400, alt: '' } },
    },
    legal: { about: ['We are a yard.'], licence: 'LMCT 1' },
  };
};

type Node = Record<string, unknown> | unknown[];
type Step = string | number;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const stepsOf = (value: unknown): Step[][] =>
  isNode(value)
    ? Object.entries(value).flatMap(([key, part]) => [[key], ...stepsOf(part).map((rest) => [key, ...rest])])
    : [];
const at = (doc: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<Step, unknown>)[step], doc);

/** Every value that some setting offers as a choice. */
const choicesIn = (kinds: Kinds): unknown[] =>
  Object.values(kinds).flatMap(function choices(kind: Kind): unknown[] {
    if (kind.kind === 'choice') return [...kind.choices];
    if (kind.kind === 'group' || kind.kind === 'fields') return choicesIn(kind.fields);
    return 'of' in kind && typeof kind.of === 'object' ? choices(kind.of) : [];
  });

/** Values that are next to right: of each kind, at each bound, from other settings, and dangerous. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'x',
  'Toyota',
  'UPPER case',
  'used',
  'monthly',
  '21',
  'javascript:alert(1)',
  'java\nscript:x',
  '//evil.example',
  '/\\evil.example',
  '/finance',
  '/search/used-cars',
  'https://ok.example',
  'https://',
  'http://[',
  'tel:123',
  'mailto:a@b',
  '#top',
  'Pacific/Chatham',
  'Mars/Base',
  '2026-07-01',
  '1 July',
  'make = Kia',
  'make = ',
  'a b',
  'x'.repeat(61),
  'x'.repeat(2_001),
  'x'.repeat(5_001),
  -1,
  0,
  0.5,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  24,
  25,
  100,
  101,
  100_000,
  300_000,
  2 ** 53,
  [],
  [1],
  ['x'],
  [null],
  [''],
  {},
  { label: 'x' },
  { label: 'x', url: '/a' },
  { title: 'x', text: 'y' },
  { slug: 'x' },
  { id: 1, name: 'x', slug: 'x' },
  { used: 'x' },
  { boat: 'x' },
  { hasOwnProperty: 1 },
];
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      value: fc.oneof(fc.constantFrom(...odd), fc.constantFrom(...choicesIn(siteDocSettings)), fc.jsonValue()),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), value: fc.constant(undefined) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      value: fc.constantFrom('serch', '__proto__', 'constructor', 'toString', 'items', 'url', 'limit', 'min'),
    }),
  },
);

const mutate = (
  doc: unknown,
  path: readonly Step[],
  { kind, value }: { kind: 'put' | 'drop' | 'add'; value: unknown },
): void => {
  const holder = at(doc, path.slice(0, -1)) as Record<Step, unknown>;
  const last = path.at(-1) ?? '';
  if (kind === 'put') holder[last] = value;
  else if (kind === 'drop' && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (kind === 'drop') delete holder[last];
  else if (!Array.isArray(holder))
    Object.defineProperty(holder, value as string, { value: 1, enumerable: true, configurable: true, writable: true });
};

/** The same text for the same values, whatever their order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isNode(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const both = (input: Parameters<typeof readSite>[0]) => ({ quick: readSite(input), full: parseSite(input) });

describe('readSite', () => {
  it('readSite gives the very site and sources that the full check gives', () => {
    for (const doc of [aSiteDoc(), fullDoc()]) {
      const { quick, full } = both({
        doc,
        templateName: 'coast',
        templateDefaults: { search: { columns: 4 }, navigation: [] },
      });
      expect(quick.kind).toBe('site');
      expect(quick).toEqual(full);
    }
  });

  it.each([
    ['a typo', { serch: 1 }],
    ['a missing name', { name: undefined }],
    ['an address that runs code', { url: 'javascript:alert(1)' }],
    ['a filter that cannot be read', { search: { searchFilter: 'make=Land Rover' } }],
    ['a range upside down', { finance: { termMin: 9 } }],
  ])('readSite leaves %s to the full check', (_, change_) => {
    expect(readSite({ doc: { ...aSiteDoc(), ...change_ }, templateName: 'coast' })).toEqual({ kind: 'doubtful' });
  });

  it.each([[null], ['<html>'], [42], [[]], [undefined]])('readSite does not trust a site file that is %j', (doc) => {
    expect(readSite({ doc, templateName: 'coast' })).toEqual({ kind: 'doubtful' });
  });

  it('readSite doubts a template whose defaults are wrong', () => {
    expect(readSite({ doc: aSiteDoc(), templateName: 'coast', templateDefaults: { colums: 3 } })).toEqual({
      kind: 'doubtful',
    });
  });

  it('readSite agrees with the full check on 2,000 site files with up to three mistakes', () => {
    const whole = fullDoc();
    const paths = stepsOf(whole);
    let sound = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...paths), change), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (changes, inTemplate) => {
          const doc = fullDoc();
          for (const [path, how] of changes)
            if (isNode(path.length === 1 ? doc : safeAt(doc, path.slice(0, -1)))) mutate(doc, path, how);
          const input = inTemplate
            ? { doc: aSiteDoc(), templateName: 'coast', templateDefaults: doc }
            : { doc, templateName: 'coast' };
          const { quick, full } = both(input);
          if (full.kind === 'invalid') expect(quick).toEqual({ kind: 'doubtful' });
          else if (quick.kind === 'site') {
            sound += 1;
            expect(inOrder(quick) === inOrder(full)).toBe(true);
          } else {
            // The one thing that it doubts and the full check merely leaves out.
            expect(JSON.stringify(doc)).toContain('"__proto__"');
          }
        },
      ),
      { numRuns: 2_000 },
    );
    // A check that refuses everything would agree as well.
    expect(sound).toBeGreaterThan(200);
  }, 60_000);
});

const safeAt = (doc: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((value, step) => (isNode(value) ? (value as Record<Step, unknown>)[step] : undefined), doc);

describe('the platform defaults', () => {
  it('the platform defaults name every setting but the three that a site must say itself', () => {
    const check = (kinds: Kinds, defaults: object, path: string): void => {
      expect(Object.keys(defaults).sort(), path).toEqual(Object.keys(kinds).sort());
      for (const [name, kind] of Object.entries(kinds))
        if (kind.kind === 'group') check(kind.fields, (defaults as Record<string, object>)[name]!, `${path}.${name}`);
    };
    check(siteSettings, { slug: 1, name: 1, url: 1, ...platformDefaults }, 'site');
    expect(requiredSettings.filter((name) => name in platformDefaults)).toEqual([]);
  });
});

describe('the heading of a home page', () => {
  it.each([
    [{}, 'Find your next car'],
    [{ vehicleNoun: 'Caravan' }, 'Find your next caravan'],
    [{ vehicleNoun: 'Caravan', home: { headline: 'Tow it home' } }, 'Tow it home'],
  ])('of a site with %j is "%s"', (change, headline) => {
    const read = readSite({ doc: { ...aSiteDoc(), home: {}, ...change }, templateName: 'coast' });
    expect(read).toMatchObject({ kind: 'site', site: { home: { headline } } });
  });
});
