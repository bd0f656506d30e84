import {
  anyText,
  choice,
  count,
  decimal,
  fields,
  group,
  listOf,
  nullable,
  onOff,
  optional,
  positive,
  recordOf,
  wholeNumber,
  words,
} from '../../settings/index.ts';

/** @since 0.1 */
export const visitorSettings = {
  /** Enquiries, test drives and the other forms. @since 0.1 */
  forms: group({
    /** An enquiry needs a message. */
    requireMessage: onOff(true),
    /** Forms ask for a postcode. */
    requirePostcode: onOff(false),
    /** Forms ask to agree to the terms of use. */
    requireTerms: onOff(false),
    /** Where the missing agreement is said: in the list of errors, or beside the tick. */
    termsMessage: choice(['list', 'inline'], 'list'),
    /** Forms offer news by e-mail. */
    marketingOptIn: onOff(true),
    /** That tick starts set. */
    optInDefault: onOff(true),
    /** A test drive goes to the vehicle's distribution location. */
    testDriveDistributionLocation: onOff(false),
    /** Errors of a form also open the browser's own message. */
    useBrowserAlert: onOff(false),
    /** Offered as ticks on the service booking; empty: no such question. */
    additionalServices: listOf(words(), [
      'Wheel alignment',
      'Air conditioning check',
      'Brake check',
      'Wash and vacuum',
      'Loan car',
    ]),
  }),
  /** Signing in. @since 0.1 */
  auth: group({
    /** Pages that need a signed-in visitor. */
    gatedPages: listOf(choice(['my-garage', 'online-payment', 'finance', 'checkout', 'spin-to-win', 'equifax']), [
      'my-garage',
      'online-payment',
    ]),
    /** The visitor's own page. */
    garageEnabled: onOff(true),
  }),
  /** How locations are laid out. @since 0.1 */
  locationSettings: group({
    /** Locations in a row, by city. */
    columnsByCity: recordOf(wholeNumber(1, 6), {}),
    /** The label of locations that open soon. @owner locations @expires 2027-03-31 */
    comingSoonLabel: nullable(words()),
  }),
  /** Customers' reviews. @since 0.1 */
  reviews: group({
    /** Reviews with fewer stars are not shown. */
    minRating: decimal(1, 5, 4),
    /** Reviews that are asked for. @owner reviews @expires 2027-03-31 */
    fetch: count(12),
    /** Reviews that are shown at most. */
    show: count(10),
    /** The number of a review that is never shown. */
    hiddenId: nullable(wholeNumber(-Infinity, Infinity)),
    /** Names whose reviews are never shown. */
    hiddenNames: listOf(words(), []),
    /** The average is shown from this value on; null: always. */
    minAverage: nullable(decimal(1, 5)),
    /** The dealer's organisation at Snap21; null: none. @owner reviews @expires 2027-03-31 */
    snap21OrgId: nullable(words()),
    /** Milliseconds until the next review comes by itself; null: never. */
    autoRotateMs: nullable(positive()),
  }),
  /** Extras of the dealer's website. @since 0.1 */
  plugins: group({
    /** The gauge of a vehicle's market price. */
    autogauge: onOff(false),
    /** The analysis of a vehicle's market. */
    carAnalysis: onOff(false),
    /** The token of the dealer's chat; null: no chat. */
    chatToken: nullable(words()),
    /** A counter of sales. @owner plugins @expires 2027-03-31 */
    salesCounter: onOff(false),
    /** A banner of the workshop. @owner plugins @expires 2027-03-31 */
    serviceBanner: nullable(choice(['sticky', 'fixed'])),
  }),
  /** A game that gives away a prize once to each visitor. @since 0.1 */
  spinToWin: group({
    /** The heading of the page. */
    title: words('Spin to win'),
    /** What it says first. */
    intro: anyText(''),
    /** The promoter's terms, as the law wants them beside a game of chance. */
    terms: anyText(''),
    /** The prizes; empty: no such page. */
    prizes: listOf(fields({ name: words(), text: optional(anyText()) }), [], 'name'),
  }),
};
