import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { allowedRedirect, isOwnPath, readSignIn, safeRedirect } from './index.ts';

const origin = 'https://www.harbourcity.example';
const site = aSite();
const ctx = { origin, isOwnPath: (path: string) => isOwnPath(path, site) };
/** Lets everything through that is no trick, so that the list below is refused by the rule alone and not by the route table. */
const open = { origin, isOwnPath: () => true };

/** Addresses that try to leave the site, or to make a string that leaves it later. */
const hostile: readonly string[] = [
  // Other hosts and schemes.
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'tel:1900',
  'about:blank',
  'view-source:https://evil.example',
  // Two slashes in all their disguises.
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/cars',
  '//',
  '///',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u000b/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u200b/evil.example',
  '/\ufeff/evil.example',
  '/\u00ad/evil.example',
  '\ufeff//evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  // Steps upwards that end in two slashes.
  '/..//evil.example',
  '/cars/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2E%2E//evil.example',
  '/cars/../..//evil.example',
  '/cars//evil.example',
  '/cars/.%2e//evil.example',
  // Escaped slashes, backslashes and control characters, for whoever decodes twice.
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00',
  '/cars/%2f%2fevil.example',
  '/%7f',
  // A user, a port, a host without a slash.
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  'www.harbourcity.example.evil.example',
  'evil.example/cars',
  'cars',
  '../cars',
  './cars',
  '?redirect=//evil.example',
  '#//evil.example',
  '',
  ' ',
  '\u0000',
  // The site's own origin is invalid too: only paths are allowed.
  'https://www.harbourcity.example@evil.example/',
  'https://www.harbourcity.example.evil.example/',
  'https://www.harbourcity.example/cars/',
  // Broken letters and great length.
  '/\ud800',
  `/${'a'.repeat(5_000)}`,
];

describe('safeRedirect', () => {
  it('safeRedirect is tried with at least sixty hostile values, each of them different', () => {
    expect(new Set(hostile).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile.map((value) => [JSON.stringify(value).slice(0, 80), value]))(
    'safeRedirect refuses %s',
    (_, value) => {
      expect(safeRedirect(value, open)).toBeUndefined();
    },
  );

  it.each([undefined, null])('safeRedirect refuses %s', (value) => {
    expect(safeRedirect(value, ctx)).toBeUndefined();
  });

  it.each([
    '/wp-admin',
    '/api/leads',
    '/sign-in?type=finance',
    '/／evil.example',
    '/cars/../sign-in',
    '/@evil.example',
  ])('safeRedirect refuses %s, which is no page to return to', (value) => {
    expect(safeRedirect(value, ctx)).toBeUndefined();
  });

  it.each([
    ['/', '/'],
    ['/my-garage', '/my-garage'],
    ['/cars/2022-toyota-hilux-7?enquire=finance', '/cars/2022-toyota-hilux-7?enquire=finance'],
    [
      '/search/toyota?refinementList[colour][]=Dark%20Blue&range[price]=0:30000',
      '/search/toyota?refinementList[colour][]=Dark%20Blue&range[price]=0:30000',
    ],
    ['/finance?car_id=7#finance-form', '/finance?car_id=7#finance-form'],
    ['/search/../my-garage', '/my-garage'],
    ['/search/new-used-and-demo-cars/?next=//evil.example', '/search/new-used-and-demo-cars/?next=//evil.example'],
    ['/search/%C5%A1koda', '/search/%C5%A1koda'],
  ])('safeRedirect lets %s through', (value, expected) => {
    expect(safeRedirect(value, ctx)).toBe(expected);
  });

  it('safeRedirect refuses all where the origin itself is none', () => {
    expect(safeRedirect('/my-garage', { ...ctx, origin: 'null' })).toBeUndefined();
    expect(safeRedirect('/my-garage', { ...ctx, origin: 'file:///' })).toBeUndefined();
  });

  it('safeRedirect never returns an address that a browser would read as another site', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'cars',
      'https:',
      'javascript:',
      '\u200b',
      '\ufeff',
      '／',
    );
    const tricky = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(tricky, (value) => {
        const answer = safeRedirect(value, open);
        if (answer === undefined) return;
        expect(answer.startsWith('/') && !answer.startsWith('//') && !/[\\\s]/.test(answer)).toBe(true);
        expect(new URL(answer, origin).origin).toBe(origin);
        // Used a second time it stays the same: nothing hides behind it.
        expect(safeRedirect(answer, open)).toBe(answer);
      }),
      { numRuns: 4_000 },
    );
  }, 60_000);
});

describe('readSignIn', () => {
  const read = (query: string) => readSignIn(query, { ...ctx, garagePath: '/my-garage' });

  it('reads reason and both ways on', () => {
    expect(read('?type=watchlist&redirect=%2Fcars%2Fhilux-7&back=%2Fsearch%2Ftoyota')).toEqual({
      type: 'watchlist',
      redirect: '/cars/hilux-7',
      back: '/search/toyota',
    });
    expect(read('?type=finance&redirect=%2Ffinance%3Fcar_id%3D7%23finance-form').redirect).toBe(
      '/finance?car_id=7#finance-form',
    );
    expect(read('?type=finance&redirect=%2F%2Fevil.example%2Ffinance%23finance-form').redirect).toBe('/my-garage');
  });

  it('readSignIn falls back to the garage and the home page', () => {
    expect(read('?type=admin&redirect=//evil.example&back=javascript:alert(1)')).toEqual({
      type: 'my-garage',
      redirect: '/my-garage',
      back: '/',
    });
    expect(read('')).toEqual({ type: 'my-garage', redirect: '/my-garage', back: '/' });
  });
});

const hosts = ['pay.example.com', 'Lender.example'];

describe('allowedRedirect', () => {
  it.each([
    ['https://pay.example.com/session/7?x=1#y', 'https://pay.example.com/session/7?x=1#y'],
    ['HTTPS://PAY.EXAMPLE.COM', 'https://pay.example.com/'],
    ['https://pay.example.com:443/a', 'https://pay.example.com/a'],
    ['https://lender.example/apply', 'https://lender.example/apply'],
  ])('allowedRedirect: %s may be followed', (value, expected) => {
    expect(allowedRedirect(value, hosts)).toBe(expected);
  });

  it.each([
    'http://pay.example.com/',
    'https://evil.example/',
    'https://pay.example.com.evil.example/',
    'https://evil.example/pay.example.com',
    'https://pay.example.com@evil.example/',
    'https://user:pass@pay.example.com/',
    'https://pay.example.com:8443/',
    'https:pay.example.com',
    'https:/pay.example.com',
    'https:///pay.example.com',
    '//pay.example.com',
    '/checkout',
    'https://sub.pay.example.com/',
    'https://pay.example.com\\@evil.example',
    'https://pay.example.com\t.evil.example',
    ' https://pay.example.com',
    'javascript:alert(1)',
    'https://',
    '',
    undefined,
    null,
    7,
    {},
  ])('allowedRedirect: %s may not', (value) => {
    expect(allowedRedirect(value, hosts)).toBeUndefined();
  });

  it.each([
    ['http://localhost:4200/__mocks/lender', ['localhost'], 'http://localhost:4200/__mocks/lender'],
    ['http://127.0.0.1:4300/', ['127.0.0.1'], 'http://127.0.0.1:4300/'],
    ['http://localhost:4200/', hosts, undefined],
    ['http://localhost.evil.example/', ['localhost'], undefined],
    ['http://user@localhost/', ['localhost'], undefined],
  ])('a loopback host only where it is named: %s', (value, allowed, expected) => {
    expect(allowedRedirect(value, allowed)).toBe(expected);
  });

  it('follows nothing where the site allows nothing', () => {
    expect(allowedRedirect('https://pay.example.com/', [])).toBeUndefined();
  });
});
