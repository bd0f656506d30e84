import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { isOwnPath, matchRoute, routeTable } from './index.ts';

const site = aSite();
const ford = aSite({
  manufacturer: 'Ford',
  routes: { financePath: '/ford-finance', garagePath: '/my-ford' },
  ownPages: [{ path: '/twg-rental', title: 'TWG Rental' }],
  locations: [
    { id: 1, name: 'Newstead', slug: 'newstead', manufacturers: ['Ford', 'Land Rover'] },
    { id: 2, name: 'Depot', slug: 'depot', manufacturers: ['Kia'], visible: false },
  ],
});

describe('matchRoute', () => {
  it.each([
    ['/', 'home', {}],
    ['/cars/', 'stock', {}],
    ['/cars/hilux-7', 'vehicle', { slug: 'hilux-7' }],
    ['/cars/hilux-7?enquire=finance#top', 'vehicle', { slug: 'hilux-7' }],
    ['/cars/hilux-7/checkout', 'checkout', { slug: 'hilux-7' }],
    ['/cars/hilux-7/buy-online', 'checkout', { slug: 'hilux-7' }],
    ['/checkout-journey?car_id=7', 'checkoutJourney', {}],
    ['/cars/trade-in?car_id=7', 'tradeIn', {}],
    ['/trade-in', 'tradeIn', {}],
    ['/sell-my-car', 'tradeIn', {}],
    ['/sell-your-car/', 'tradeIn', {}],
    ['/print?car_id=hilux-7', 'print', {}],
    ['/success', 'success', {}],
    ['/search', 'search', { rest: '' }],
    ['/search/new-used-and-demo-cars/', 'search', { rest: 'new-used-and-demo-cars' }],
    ['/search/land-rover/defender-110', 'search', { rest: 'land-rover/defender-110' }],
    ['/used-car/demo/', 'search', { carType: 'demo' }],
    ['/finance', 'finance', {}],
    ['/finance-enquiry', 'finance', {}],
    ['/apply-for-finance', 'finance', {}],
    ['/personalised/finance?car_id=7', 'personalisedFinance', {}],
    ['/sign-in?type=finance', 'signIn', {}],
    ['/my-garage', 'garage', { rest: '' }],
    ['/my-garage/saved', 'garage', { rest: 'saved' }],
    ['/online-payment', 'onlinePayment', {}],
    ['/spin-to-win', 'spinToWin', {}],
    ['/contact-us', 'contact', {}],
    ['/contact', 'contact', {}],
    ['/dealerships', 'contact', {}],
    ['/contact-us/newstead', 'location', { slug: 'newstead' }],
    ['/our-location/newstead', 'location', { slug: 'newstead' }],
    ['/locations/newstead', 'location', { slug: 'newstead' }],
    ['/offers/12', 'offer', { offerId: '12' }],
    ['/offers/land-rover/12', 'offer', { manufacturer: 'land-rover', offerId: '12' }],
    ['/special-offers', 'offers', {}],
    ['/models?body=suv', 'models', {}],
    ['/models/ranger', 'model', { slug: 'ranger' }],
    ['/service#service-booking', 'service', {}],
    ['/vehicle-parts-and-accessories', 'parts', {}],
    ['/parts/search', 'partsSearch', {}],
    ['/warranty', 'warranty', {}],
    ['/roadside-assist', 'roadsideAssist', {}],
    ['/book-test-drive', 'testDrive', {}],
    ['/about-us', 'about', {}],
    ['/careers', 'careers', {}],
    ['/fleet', 'fleet', {}],
    ['/terms-and-conditions', 'terms', {}],
    ['/privacy-policy', 'privacy', {}],
    ['/blog/vehicle-reviews', 'blog', {}],
    ['/brands', 'brands', {}],
    ['/dealer-locator', 'dealerLocator', {}],
    ['/favourites', 'favourites', {}],
  ])('matchRoute: %s is %s', (address, name, params) => {
    expect(matchRoute(address, site)).toEqual({ kind: 'route', name, params });
  });

  it.each([
    ['/ford-finance', 'finance'],
    ['/finance', 'finance'],
    ['/my-ford/saved', 'garage'],
    ['/ford-service', 'service'],
    ['/ford/overview', 'brandOverview'],
    ['/land-rover/overview', 'brandOverview'],
    ['/twg-rental', 'ownPage'],
  ])('%s is %s on the site that has it, and nothing elsewhere', (address, name) => {
    expect(matchRoute(address, ford)).toMatchObject({ kind: 'route', name });
    if (address !== '/finance') expect(matchRoute(address, site)).toEqual({ kind: 'unknown' });
  });

  it.each(['/buying', '/diamond-advantage', '/finance-and-insurance'])(
    '%s is a page of the site’s own, where it has one',
    (path) => {
      const own = aSite({ ownPages: [{ path, title: 'How we sell' }] });
      expect(matchRoute(path, own)).toMatchObject({ kind: 'route', name: 'ownPage' });
      expect(matchRoute(path, site)).toEqual({ kind: 'unknown' });
    },
  );

  it("matchRoute has no garage where the site has none, nor under another name than the site's", () => {
    expect(matchRoute('/my-garage', aSite({ auth: { garageEnabled: false } }))).toEqual({ kind: 'unknown' });
    expect(matchRoute('/my-garage', ford)).toEqual({ kind: 'unknown' });
  });

  it.each([
    '/nowhere',
    'cars',
    '',
    '//cars',
    '/cars//hilux',
    '/cars/a%2Fb',
    '/cars/%E0%A4%A',
    '/cars/..',
    '/cars/%2e%2e',
    '/cars/a%00b',
    '/cars/hilux/checkout/more',
    '/toyota/overview',
    '/kia/overview',
    `/cars/${'x'.repeat(3_000)}`,
  ])('matchRoute: %s is no page', (address) => {
    expect(matchRoute(address, site)).toEqual({ kind: 'unknown' });
  });

  it('matchRoute lets no configured path swallow the others', () => {
    const odd = aSite({ routes: { financePath: '/', garagePath: '/' } });
    expect(matchRoute('/', odd)).toMatchObject({ name: 'home' });
    expect(matchRoute('/anything', odd)).toEqual({ kind: 'unknown' });
  });

  it('matchRoute never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (text) =>
        ['route', 'unknown'].includes(matchRoute(`/${text}`, site).kind),
      ),
      { numRuns: 1_000 },
    );
  }, 60_000);

  it('matchRoute finds every pattern of the table by its own name', () => {
    for (const { name, pattern } of routeTable)
      expect(matchRoute(pattern.replace(/:\w+/g, 'x').replace('*', 'x'), site)).toMatchObject({ kind: 'route', name });
  });
});

it('allows every page but sign-in to be returned to', () => {
  expect(['/my-garage', '/cars/hilux-7', '/sign-in', '/wp-admin'].map((path) => isOwnPath(path, site))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
