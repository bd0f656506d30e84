import {
  anyText,
  choice,
  count,
  fields,
  formatted,
  group,
  listOf,
  nullable,
  onOff,
  positive,
  recordOf,
  words,
} from '../../settings/index.ts';

const carTypes = ['new', 'demo', 'used'] as const;
const newArrivalTags = ['New', 'New Arrival'] as const;
const cardButtons = ['details', 'testDrive', 'finance', 'reserve', 'tradeIn', 'enquire', 'customButton'] as const;
const detailButtons = [
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

/** A button with the dealer's own words and address. */
export const linkKind = fields({ label: words(), url: formatted('address') });

/** @since 0.1 */
export const vehicleSettings = {
  /** Phone numbers that follow the type of a vehicle. @since 0.1 */
  phones: group({
    /** Vehicles show the number of their type instead of their location's. */
    usePhonesByCarType: onOff(false),
    /** The numbers, by type. */
    phonesByCarType: recordOf(words(), {}, carTypes),
    /** Numbers are shown whole at once; otherwise a press shows them. */
    phoneStartRevealed: onOff(false),
  }),
  /** The card of a vehicle in results and lists. @since 0.1 */
  card: group({
    /** Its buttons in their order. */
    buttons: listOf(choice(cardButtons), ['details', 'testDrive', 'finance', 'reserve', 'tradeIn', 'enquire']),
    /** The words of its finance button. */
    financeLabel: words('Get Finance'),
    /** The button `customButton`: the dealer's own words and address. */
    customButton: nullable(linkKind),
    /** Says how often the vehicle was viewed. */
    showViews: onOff(false),
    /** Says the repayment for a week. */
    showFinancePerWeek: onOff(false),
    /** What the heart does: mark a favourite, compare, or save to the visitor's watchlist at the backend. */
    favouriteMode: choice(['favourite', 'compare', 'save'], 'favourite'),
    /** Favourites stay on the device. */
    storeFavourites: onOff(true),
    /** Only a signed-in visitor can have favourites. */
    strictFavourites: onOff(false),
  }),
  /** The tags on cards and vehicle pages. @since 0.1 */
  tags: group({
    /** A tag for hybrid and electric vehicles. */
    fuelTag: onOff(false),
    /** Days for which a vehicle counts as just arrived. */
    justArrivedDays: count(8),
    /** The words for vehicles that just arrived. */
    newArrivalTag: choice(newArrivalTags, 'New'),
    /** The same on used vehicles, where "New" reads as the condition; null: as `newArrivalTag`. */
    newArrivalTagUsed: nullable(choice(newArrivalTags)),
    /** The words for sold vehicles. */
    soldTagName: words('JUST SOLD'),
    /** At most this many tags for a vehicle; null: all that apply. */
    maxTags: nullable(count()),
    /** The words for certified vehicles, such as "Toyota Certified Used"; null: no such tag. */
    certifiedBadge: nullable(words()),
  }),
  /** The place of the price. @since 0.1 */
  price: group({
    /** Vehicles may be subscribed to: cards show the subscription's price, filters its range. */
    offersSubscriptions: onOff(false),
    /** What a vehicle without a price says. */
    noPriceText: words('Enquire for price.'),
    /** Beside a price whose vehicle names no price type, such as "Excl. govt charges"; by type of vehicle. */
    defaultPriceType: recordOf(words(), {}, carTypes),
  }),
  /** The vehicle page. @since 0.1 */
  detail: group({
    /** Its buttons in their order; those that do not apply to a vehicle are left out. */
    buttons: listOf(choice(detailButtons), [
      'enquire',
      'callUsNow',
      'testDrive',
      'finance',
      'reserve',
      'tradeIn',
      'location',
      'carHistoryReport',
    ]),
    /** Words and addresses of buttons whose meaning is the dealer's own. */
    buttonLinks: recordOf(linkKind, {}, detailButtons),
    /** Reserving and buying online. */
    checkoutEnabled: onOff(false),
    /** What a sold vehicle's page shows: a message and similar vehicles, or these alone. */
    soldDetail: choice(['message', 'similar-only'], 'message'),
    /** Where price and buttons stay while the page scrolls. */
    stickyVariant: choice(['header', 'bottom-bar'], 'header'),
    /** What a vehicle with a 360° view shows first. */
    spinnerDefault: choice(['spinner', 'gallery'], 'spinner'),
    /** The 360° view turns by itself. */
    autorotate: onOff(false),
    /** Milliseconds between two frames of it. */
    autorotateMs: positive(100),
    /** It turns the other way. */
    spinReverse: onOff(false),
    /** Says "Unregistered" where a vehicle has no plate. */
    showUnregistered: onOff(true),
    /** The delivery calculator. */
    deliveryCalculator: onOff(true),
    /** How copying a link is confirmed. */
    copyVariant: choice(['inline', 'toast'], 'inline'),
    /** Texts of the tabs; an empty one has no tab. */
    tabs: group({
      /** About the warranty. */
      warrantyText: anyText(''),
      /** About protecting the vehicle. */
      protectText: anyText(''),
      /** About reserving online. */
      reserveText: anyText(''),
    }),
  }),
};
