import { australianStates } from '../australianStates.ts';
import {
  amount,
  anyText,
  choice,
  count,
  fields,
  formatted,
  group,
  listOf,
  nullable,
  onOff,
  optional,
  positive,
  recordOf,
  filledText,
} from '../../settings/index.ts';

/** The types of stock. */
export const carTypes = ['new', 'demo', 'used'] as const;
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

/** A button with the dealer's own label and address. */
const linkKind = fields({ label: filledText(), url: formatted('address') });

/** @since 0.1 */
export const vehicleSettings = {
  /** Phone numbers that follow the type of a vehicle. @since 0.1 */
  phones: group({
    /** Vehicles show the number of their type from `phonesByCarType`; without it, or where the type has none, the number of their location. */
    usePhonesByCarType: onOff(false),
    /** The numbers, by type. */
    phonesByCarType: recordOf(filledText(), {}, carTypes),
    /** Phone numbers are shown in full; otherwise the last digits appear when the visitor presses the button. */
    phoneStartRevealed: onOff(false),
  }),
  /** The card of a vehicle in results and lists. @since 0.1 */
  card: group({
    /** Its buttons in their order. */
    buttons: listOf(choice(cardButtons), ['details', 'testDrive', 'finance', 'reserve', 'tradeIn', 'enquire']),
    /** The label of its finance button. */
    financeLabel: filledText('Get Finance'),
    /** The label and address of the button `customButton`; null: there is none, and `buttons` may not name it. */
    customButton: nullable(linkKind),
    /** Shows how often the vehicle was viewed. */
    showViews: onOff(false),
    /** Shows the weekly repayment, where a lender's figures allow one. */
    showFinancePerWeek: onOff(false),
    /** What the heart does: add a favourite, compare, or save to the visitor's watchlist at the backend. */
    favouriteMode: choice(['favourite', 'compare', 'save'], 'favourite'),
    /** Vehicles can be saved; false: no card or page has the button for it. */
    storeFavourites: onOff(true),
    /** Only used vehicles with a price and pictures can be saved. */
    strictFavourites: onOff(false),
  }),
  /** The tags on cards and vehicle pages. @since 0.1 */
  tags: group({
    /** A tag for hybrid and electric vehicles. */
    fuelTag: onOff(false),
    /** Days for which a vehicle counts as just arrived. */
    justArrivedDays: count(8),
    /** The tag of vehicles that arrived within `justArrivedDays`. */
    newArrivalTag: choice(newArrivalTags, 'New'),
    /** The same tag on used vehicles, where "New" would read as their condition; null: as `newArrivalTag`. */
    newArrivalTagUsed: nullable(choice(newArrivalTags)),
    /** The tag of sold vehicles. */
    soldTagName: filledText('JUST SOLD'),
    /** The most tags of one vehicle; null: all that apply. */
    maxTags: nullable(count()),
    /** The tag of certified vehicles, such as "Toyota Certified Used"; null: no such tag, and no section about them. */
    certifiedBadge: nullable(filledText()),
  }),
  /** How prices are shown. @since 0.1 */
  price: group({
    /** Vehicles may be subscribed to: cards show the subscription's price, filters its range. */
    offersSubscriptions: onOff(false),
    /** Prices with cents are shown with them, otherwise in whole dollars. */
    showCents: onOff(false),
    /** The text of a vehicle without a price. */
    noPriceText: filledText('Enquire for price.'),
    /** The price type of vehicles without one, such as "Excl. govt charges", shown next to the price; by type of vehicle. */
    defaultPriceType: recordOf(filledText(), {}, carTypes),
    /**
     * The price that price sorts, the price filter, the amount to finance and structured data use: `advertised`, or `driveAway`, the price
     * on the road, an estimate unless the dealer's own price is one. The estimate never takes the place of the price.
     */
    basis: choice(['advertised', 'driveAway'], 'advertised'),
    /**
     * What a state charges for transfer, a year's registration and compulsory insurance, in dollars, by state: "qld". Amounts that are not
     * named here come from the platform's tables; what those do not know is shown without a figure. Not with the basis `driveAway`, whose
     * figures the index has.
     */
    charges: recordOf(
      fields({
        transfer: optional(amount()),
        registration: optional(amount()),
        insurance: optional(amount()),
      }),
      {},
      australianStates.map(({ value }) => value),
    ),
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
    /** Another label and address for a button, by its name. `whatsapp` and `customButton` need nothing else; every other is still left out where it does not apply to the vehicle. */
    buttonLinks: recordOf(linkKind, {}, detailButtons),
    /** Vehicles can be reserved and bought online; `buttons` must name `reserve` or `onlinePurchase` too. */
    checkoutEnabled: onOff(false),
    /** What a sold vehicle's page shows: a message and similar vehicles, or these alone. */
    soldDetail: choice(['message', 'similar-only'], 'message'),
    /** Where the summary with price and buttons stays while the page scrolls: under the header, or at the bottom of the window. */
    stickyVariant: choice(['header', 'bottom-bar'], 'header'),
    /** What a vehicle with a 360° view shows first. */
    spinnerDefault: choice(['spinner', 'gallery'], 'spinner'),
    /** The 360° view turns by itself, unless the visitor's device prefers reduced motion. */
    autorotate: onOff(false),
    /** Milliseconds between two pictures of the 360° view while it turns by itself. */
    autorotateMs: positive(100),
    /** The 360° view turns the other way. */
    spinReverse: onOff(false),
    /** Shows "Unregistered" where the registration has run out; false: nothing is shown there. */
    showUnregistered: onOff(true),
    /** Dollars for a kilowatt hour, with which the running costs of electric vehicles start. */
    electricityPrice: positive(0.32),
    /** The vehicle page has a delivery calculator. */
    deliveryCalculator: onOff(true),
    /** How copying a link is confirmed: next to the button, or in a message at the edge of the window. */
    copyVariant: choice(['inline', 'toast'], 'inline'),
    /** Texts of the tabs: `|` begins a paragraph; an empty text adds nothing. */
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
