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
  filledText,
} from '../../settings/index.ts';

/** @since 0.1 */
export const visitorSettings = {
  /** Enquiries, test drives and the other forms. @since 0.1 */
  forms: group({
    /** The message of an enquiry must be filled in. */
    requireMessage: onOff(true),
    /** Forms have a postcode, which must be filled in. */
    requirePostcode: onOff(false),
    /** Forms have a tick for the terms of use, which must be set. */
    requireTerms: onOff(false),
    /** The error text if that box is not ticked: `list` begins with a star, `inline` names the form. */
    termsMessage: choice(['list', 'inline'], 'list'),
    /** Forms have a tick for marketing e-mail. */
    marketingOptIn: onOff(true),
    /** The tick for marketing e-mail is set at first. A box that starts ticked is no consent by law: `npm run check:sites -- --law` names it. */
    optInDefault: onOff(false),
    /** What the summary of a form's errors lists: `messages` repeats the message of each field and takes the focus; `fields` names the fields, and the first of them takes the focus. */
    errorSummary: choice(['messages', 'fields'], 'messages'),
    /** How forms ask about finance and a trade-in: `questions` are two questions with Yes and No, `chips` is one row of ticks. */
    interests: choice(['questions', 'chips'], 'questions'),
    /** The first of the two steps of booking a test drive: who the visitor is, or when they want to drive. */
    testDriveFirst: choice(['details', 'time'], 'details'),
    /** The test drive form has a choice of the vehicle's distribution locations, if there are any. */
    testDriveDistributionLocation: onOff(false),
    /** A form that cannot be sent also opens the browser's own message box. */
    useBrowserAlert: onOff(false),
    /** Checkboxes of the service booking; empty: none. */
    additionalServices: listOf(filledText(), [
      'Wheel alignment',
      'Air conditioning check',
      'Brake check',
      'Wash and vacuum',
      'Loan car',
    ]),
  }),
  /** Assistants that read the stock for a person and act for them, at `/mcp` (Model Context Protocol). @since 0.1 */
  assistants: group({
    /** What an assistant may do: `off` nothing, `read` search and read, `enquire` also send enquiries and test drives in a person's own words. On a site with `services.captcha` it only reads. */
    access: choice(['off', 'read', 'enquire'], 'enquire'),
  }),
  /** Signing in. @since 0.1 */
  auth: group({
    /** Pages that need a signed-in visitor; without `services.auth` nobody can sign in. */
    gatedPages: listOf(choice(['my-garage', 'online-payment', 'finance', 'checkout', 'spin-to-win', 'equifax']), [
      'my-garage',
      'online-payment',
    ]),
    /** The first step has the mobile number alone, and a new visitor enters name and email after the code; otherwise everybody enters all of it first. */
    detailsAfterCode: onOff(false),
    /** Signed-in visitors have a page of their own, at `routes.garagePath`. */
    garageEnabled: onOff(true),
  }),
  /** Reaching visitors. @since 0.1 */
  contact: group({
    /** The countries whose mobile numbers are sent a code by SMS; empty: the site's own country. */
    smsCountries: listOf(choice(['AU', 'NZ']), []),
  }),
  /** How locations are laid out. @since 0.1 */
  locationSettings: group({
    /** Several locations are cards in a grid, or in one row that is swiped. A section may have its own layout. */
    layout: choice(['grid', 'carousel'], 'grid'),
    /** How many locations are in a row, 1 to 6, by the name of the city. */
    columnsByCity: recordOf(wholeNumber(1, 6), {}),
    /** The label of locations with `coming_soon`; null: "Coming Soon". */
    comingSoonLabel: nullable(filledText()),
  }),
  /** Customers' reviews. @since 0.1 */
  reviews: group({
    /** Reviews with fewer stars than this are not shown. */
    minRating: decimal(1, 5, 4),
    /** How many of the first reviews in the file are considered. */
    fetch: count(12),
    /** The most reviews that are shown. */
    show: count(10),
    /** The id of a review that is never shown; null: none. */
    hiddenId: nullable(wholeNumber(-Infinity, Infinity)),
    /** Names whose reviews are never shown. */
    hiddenNames: listOf(filledText(), []),
    /** The average is shown where it is at least this many stars; null: always. */
    minAverage: nullable(decimal(1, 5)),
    /** The dealer's organisation at Snap21, whose rating is then shown above the reviews; null: the one of the file. */
    snap21OrgId: nullable(filledText()),
    /** Milliseconds until the next review comes by itself; null: never. */
    autoRotateMs: nullable(positive()),
  }),
  /** Extras of the dealer's website. @since 0.1 */
  plugins: group({
    /** Used vehicles have a gauge that compares their price with the market, where the backend's session allows it. */
    autogauge: onOff(false),
    /** Vehicles have an analysis of their market, where the backend's session allows it. */
    carAnalysis: onOff(false),
    /** The token of the dealer's chat; null: no chat. */
    chatToken: nullable(filledText()),
    /** The section `salesCounter` shows how many vehicles were sold this month. */
    salesCounter: onOff(false),
    /** The way to the service booking on each page, from the first scrolling until the visitor closes it: `sticky` is a bar at the lower edge that comes to rest above the footer, `fixed` a card in the corner; null: none. */
    serviceBanner: nullable(choice(['sticky', 'fixed'])),
  }),
  /** A game that gives away a prize once to each visitor. @since 0.1 */
  spinToWin: group({
    /** The heading of the page. */
    title: filledText('Spin to win'),
    /** What it says first. */
    intro: anyText(''),
    /** The promoter's terms, which the law requires for a game of chance. */
    terms: anyText(''),
    /** The prizes; empty: no such page. */
    prizes: listOf(fields({ name: filledText(), text: optional(anyText()) }), [], 'name'),
  }),
};
