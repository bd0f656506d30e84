/** A page of the site, by what it is for. */
export type RouteName =
  | 'home'
  | 'stock'
  | 'vehicle'
  | 'checkout'
  | 'checkoutJourney'
  | 'tradeIn'
  | 'print'
  | 'success'
  | 'search'
  | 'finance'
  | 'personalisedFinance'
  | 'equifax'
  | 'signIn'
  | 'garage'
  | 'onlinePayment'
  | 'spinToWin'
  | 'location'
  | 'contact'
  | 'offer'
  | 'offers'
  | 'models'
  | 'model'
  | 'service'
  | 'parts'
  | 'partsSearch'
  | 'warranty'
  | 'roadsideAssist'
  | 'testDrive'
  | 'about'
  | 'careers'
  | 'fleet'
  | 'terms'
  | 'privacy'
  | 'blog'
  | 'buying'
  | 'advantage'
  | 'brands'
  | 'dealerLocator'
  | 'financeAndInsurance'
  | 'brandOverview'
  | 'favourites'
  | 'groupPage';

/** A written address of a page: `:name` is one segment, `*` at the end any number of them, none included. */
export type RoutePattern = { readonly name: RouteName; readonly pattern: string };

/**
 * The route table of specification section 2 as data, the first that fits winning: fixed words stand before parameters.
 * Addresses that a site chooses itself (finance, garage, reserve, brand pages, group links) are added by `siteRoutes`.
 */
export const routeTable = [
  { name: 'home', pattern: '/' },
  { name: 'stock', pattern: '/cars' },
  { name: 'tradeIn', pattern: '/cars/trade-in' },
  { name: 'tradeIn', pattern: '/trade-in' },
  { name: 'tradeIn', pattern: '/sell-my-car' },
  { name: 'tradeIn', pattern: '/sell-your-car' },
  { name: 'vehicle', pattern: '/cars/:slug' },
  { name: 'checkout', pattern: '/cars/:slug/checkout' },
  { name: 'checkout', pattern: '/cars/:slug/buy-online' },
  { name: 'checkoutJourney', pattern: '/checkout-journey' },
  { name: 'print', pattern: '/print' },
  { name: 'success', pattern: '/success' },
  { name: 'search', pattern: '/search/*' },
  { name: 'search', pattern: '/used-car/:carType' },
  { name: 'finance', pattern: '/finance' },
  { name: 'finance', pattern: '/finance-enquiry' },
  { name: 'finance', pattern: '/apply-for-finance' },
  { name: 'personalisedFinance', pattern: '/personalised/finance' },
  { name: 'equifax', pattern: '/equifax-finance' },
  { name: 'signIn', pattern: '/sign-in' },
  { name: 'onlinePayment', pattern: '/online-payment' },
  { name: 'spinToWin', pattern: '/spin-to-win' },
  { name: 'contact', pattern: '/contact-us' },
  { name: 'contact', pattern: '/contact' },
  { name: 'contact', pattern: '/dealerships' },
  { name: 'location', pattern: '/contact-us/:slug' },
  { name: 'location', pattern: '/our-location/:slug' },
  { name: 'location', pattern: '/locations/:slug' },
  { name: 'offers', pattern: '/special-offers' },
  { name: 'offer', pattern: '/offers/:offerId' },
  { name: 'offer', pattern: '/offers/:manufacturer/:offerId' },
  { name: 'models', pattern: '/models' },
  { name: 'model', pattern: '/models/:slug' },
  { name: 'service', pattern: '/service' },
  { name: 'parts', pattern: '/vehicle-parts-and-accessories' },
  { name: 'partsSearch', pattern: '/parts/search' },
  { name: 'warranty', pattern: '/warranty' },
  { name: 'roadsideAssist', pattern: '/roadside-assist' },
  { name: 'testDrive', pattern: '/book-test-drive' },
  { name: 'about', pattern: '/about-us' },
  { name: 'careers', pattern: '/careers' },
  { name: 'fleet', pattern: '/fleet' },
  { name: 'terms', pattern: '/terms-and-conditions' },
  { name: 'privacy', pattern: '/privacy-policy' },
  { name: 'blog', pattern: '/blog/vehicle-reviews' },
  { name: 'buying', pattern: '/buying' },
  { name: 'advantage', pattern: '/diamond-advantage' },
  { name: 'brands', pattern: '/brands' },
  { name: 'dealerLocator', pattern: '/dealer-locator' },
  { name: 'financeAndInsurance', pattern: '/finance-and-insurance' },
  { name: 'favourites', pattern: '/favourites' },
] as const satisfies readonly RoutePattern[];
