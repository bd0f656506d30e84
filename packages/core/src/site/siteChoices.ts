/**
 * The values that a setting may have where it may not have any: one list for the full check and for the quick reading.
 * Named by the setting's place in the site file; `site.ts` says what each means.
 */
export const siteChoices = {
  country: ['AU', 'NZ'],
  carType: ['new', 'demo', 'used'],
  promoDisplay: ['new', 'used', 'demo', 'all'],
  locationType: ['sales', 'service', 'parts', ''],
  openStatus: ['Open', 'Closed'],
  reservePath: ['checkout', 'buy-online'],
  locationPath: ['contact-us', 'our-location', 'locations'],
  breadcrumbCarTypeStyle: ['search', 'used-car'],
  columns: [3, 4],
  facetWidget: ['dropdown', 'select', 'menu'],
  sliderScale: ['linear', 'stock'],
  cardButton: ['details', 'testDrive', 'finance', 'reserve', 'tradeIn', 'enquire', 'customButton'],
  favouriteMode: ['favourite', 'compare', 'save'],
  newArrivalTag: ['New', 'New Arrival'],
  detailButton: [
    'CTD', 'paymentMethods', 'callUsNow', 'finance', 'financeYouX', 'enquire', 'testDrive', 'tradeIn', 'reserve',
    'onlinePurchase', 'whatsapp', 'openAutobot', 'customButton', 'carForm', 'chatWithUs', 'carHistoryReport', 'location',
  ],
  soldDetail: ['message', 'similar-only'],
  stickyVariant: ['header', 'bottom-bar'],
  spinnerDefault: ['spinner', 'gallery'],
  copyVariant: ['inline', 'toast'],
  frequency: ['weekly', 'fortnightly', 'monthly'],
  frequencyLocked: ['monthly', false],
  paymentRounding: ['ceil-dollar', 'ceil-cent', 'none'],
  termsMessage: ['list', 'inline'],
  gatedPage: ['my-garage', 'online-payment', 'finance', 'checkout', 'spin-to-win', 'equifax'],
  serviceBanner: ['sticky', 'fixed'],
  tradeInProvider: ['autograb'],
  imageKind: ['query', 'plain'],
  analyticsKind: ['dataLayer', 'console', 'http'],
  featuredFilter: ['used', 'new', 'all'],
} as const;
