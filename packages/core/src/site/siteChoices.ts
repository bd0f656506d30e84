// The values that a setting may have where it may not have any: one list for the full check and for the quick reading. Named by
// the setting; `site.ts` says what each means. Each is an export of its own: script then carries no names of lists.

export const country = ['AU', 'NZ'] as const;
export const carType = ['new', 'demo', 'used'] as const;
export const promoDisplay = ['new', 'used', 'demo', 'all'] as const;
export const locationType = ['sales', 'service', 'parts', ''] as const;
export const openStatus = ['Open', 'Closed'] as const;
export const reservePath = ['checkout', 'buy-online'] as const;
export const locationPath = ['contact-us', 'our-location', 'locations'] as const;
export const breadcrumbCarTypeStyle = ['search', 'used-car'] as const;
export const columns = [3, 4] as const;
export const facetWidget = ['dropdown', 'select', 'menu'] as const;
export const sliderScale = ['linear', 'stock'] as const;
export const cardButton = ['details', 'testDrive', 'finance', 'reserve', 'tradeIn', 'enquire', 'customButton'] as const;
export const favouriteMode = ['favourite', 'compare', 'save'] as const;
export const newArrivalTag = ['New', 'New Arrival'] as const;
export const detailButton = [
  'CTD',
  'paymentMethods',
  'callUsNow',
  'finance',
  'financeYouX',
  'enquire',
  'testDrive',
  'tradeIn',
  'reserve',
  'onlinePurchase',
  'whatsapp',
  'openAutobot',
  'customButton',
  'carForm',
  'chatWithUs',
  'carHistoryReport',
  'location',
] as const;
export const soldDetail = ['message', 'similar-only'] as const;
export const stickyVariant = ['header', 'bottom-bar'] as const;
export const spinnerDefault = ['spinner', 'gallery'] as const;
export const copyVariant = ['inline', 'toast'] as const;
export const frequency = ['weekly', 'fortnightly', 'monthly'] as const;
export const frequencyLocked = ['monthly', false] as const;
export const paymentRounding = ['ceil-dollar', 'ceil-cent', 'none'] as const;
export const termsMessage = ['list', 'inline'] as const;
export const gatedPage = ['my-garage', 'online-payment', 'finance', 'checkout', 'spin-to-win', 'equifax'] as const;
export const serviceBanner = ['sticky', 'fixed'] as const;
export const tradeInProvider = ['autograb'] as const;
export const imageKind = ['query', 'plain'] as const;
export const analyticsKind = ['dataLayer', 'console', 'http'] as const;
export const consent = ['bar', 'own'] as const;
export const featuredFilter = ['used', 'new', 'all'] as const;
