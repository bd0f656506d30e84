import { searchFacets } from '../search/searchFacets.ts';
import * as siteChoices from './siteChoices.ts';
import { financeProviders } from './site.ts';
import {
  dayPattern,
  indexNamePattern,
  isHost,
  isImageAddress,
  isSafeAddress,
  isServiceAddress,
  isSitePath,
  isStockSearchPath,
  isTimezone,
  isWebAddress,
  longestFilter,
  longestText,
  slugPattern,
} from '../settings/texts.ts';

/** Does a value fit? */
export type Check = (value: unknown) => boolean;

/** What a setting, or each setting of a group, must be. */
export type Shape = Check | { readonly [name: string]: Shape };

type Fields = Readonly<Record<string, unknown>>;

/** Is this a group of values: not a list, not null, and without a name that would reach every object's prototype? */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__proto__');

const string =
  (fits: (text: string) => boolean): Check =>
  (value) =>
    typeof value === 'string' && fits(value);
const number =
  (least: number, most = Infinity): Check =>
  (value) =>
    Number.isFinite(value) && (value as number) >= least && (value as number) <= most;
const whole =
  (least: number, most = Infinity): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const oneOf =
  (choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** Any names of one kind, and for each the same check. */
const each =
  (check: Check, names?: readonly string[]): Check =>
  (value) =>
    isFields(value) && Object.keys(value).every((name) => (names?.includes(name) ?? true) && check(value[name]));
/** The needed names, perhaps some others, and unless it is loose no further ones. */
const fields =
  (needed: Record<string, Check>, others: Record<string, Check> = {}, loose = false): Check =>
  (value) =>
    isFields(value) &&
    Object.keys(needed).every((name) => needed[name]?.(value[name])) &&
    Object.keys(value).every((name) => {
      if (Object.hasOwn(needed, name)) return true;
      return Object.hasOwn(others, name) ? value[name] === undefined || others[name]?.(value[name]) : loose;
    });

const flag: Check = (value) => typeof value === 'boolean';
const anyText = string(() => true);
const text = string(({ length }) => length <= longestText);
/** What a text is unless its setting says otherwise. */
export const words = string(({ length }) => length > 0 && length <= longestText);
const slug = string((value) => slugPattern.test(value));
const count = whole(0);
const position = whole(1);
const amount = number(0);
/** What a number is unless its setting says otherwise. */
export const positive = number(Number.MIN_VALUE);
const address = string(isSafeAddress);
const webAddress = string(isWebAddress);
const image = string(isImageAddress);
const service = string(isServiceAddress);
const path = string(isSitePath);
const day = string((value) => dayPattern.test(value));
const link = fields({ label: words, url: address });
const navItem: Check = (value) => fields({ label: words }, { href: address, items: listOf(navItem) })(value);

const maybeText = orNull(anyText);
const maybeNumber = orNull(number(-Infinity));
const openStatus = orNull(oneOf(siteChoices.openStatus));
const location = fields(
  { id: whole(-Infinity), name: words, slug },
  {
    primary: flag,
    location_type: orNull(oneOf(siteChoices.locationType)),
    location_subtype: maybeText,
    manufacturers: listOf(anyText),
    dealership_id: maybeNumber,
    dealership_slug: maybeText,
    visible: flag,
    address: fields(
      {},
      {
        street: maybeText,
        city: maybeText,
        state: maybeText,
        postcode: maybeText,
        lat: maybeNumber,
        long: maybeNumber,
        place_url: maybeText,
        place_id: maybeText,
        map_key: maybeText,
      },
      true,
    ),
    contact_detail: fields(
      {},
      {
        phone: maybeText,
        landline_phone: maybeText,
        opening_hours: listOf(
          fields(
            { weekday: whole(0, 6) },
            { status: openStatus, formated_hours: maybeText, open: maybeText, close: maybeText },
            true,
          ),
        ),
      },
      true,
    ),
    special_hours: listOf(
      fields(
        { date: anyText },
        {
          status: openStatus,
          start_hour: maybeText,
          end_hour: maybeText,
          hours: orNull(fields({}, { begin: maybeText, end: maybeText }, true)),
          location_id: maybeNumber,
        },
        true,
      ),
    ),
    image: orNull(image),
    review_count: maybeNumber,
    average_rating: maybeNumber,
    reviews: orNull(fields({}, { count: maybeNumber, average_rating: maybeNumber, list: Array.isArray }, true)),
    dealer_license_number: maybeText,
    motor_vehicle_repairer: maybeText,
    distribution_locations: Array.isArray,
  },
  true,
);

/**
 * What each setting of a site file must be where its default does not say it: a setting that is missing here is true or false
 * where its default is, a number above zero where its default is a number, and words where its default is a text. The same rules
 * as `siteDocSchema`, without zod, for the first load; a test walks both and mutates site files to prove that they agree.
 */
export const siteShape: Shape = {
  $schema: anyText,
  slug,
  name: words,
  template: slug,
  url: webAddress,
  website_id: orNull(whole(-Infinity)),
  country: oneOf(siteChoices.country),
  timezone: string(isTimezone),
  manufacturer: orNull(words),
  dealerships: listOf(fields({ id: whole(-Infinity), name: words, slug })),
  dealership_websites: listOf(fields({ slug, make: words, url: webAddress })),
  locations: listOf(location),
  finance_provider: orNull(oneOf(financeProviders)),
  youtube_url: orNull(webAddress),
  xtime_webkey: maybeText,
  navigation: listOf(navItem),
  footer: listOf(navItem),
  overrides: isFields,
  phones: { phonesByCarType: each(words, siteChoices.carType) },
  routes: {
    reservePath: oneOf(siteChoices.reservePath),
    financePath: path,
    garagePath: path,
    defaultSearchPath: string((value) => isSitePath(value) && isStockSearchPath(value)),
    clearFiltersTarget: orNull(path),
    locationPath: oneOf(siteChoices.locationPath),
    breadcrumbCarTypeStyle: oneOf(siteChoices.breadcrumbCarTypeStyle),
  },
  search: {
    indexName: string((value) => indexNamePattern.test(value)),
    hitsPerPage: whole(1, 100),
    searchFilter: string(({ length }) => length <= longestFilter),
    columns: oneOf(siteChoices.columns),
    soldDays: count,
    stockCount: orNull(count),
    facets: listOf(
      fields({ attribute: oneOf(searchFacets), widget: oneOf(siteChoices.facetWidget) }, { limit: position }),
    ),
    excludeStockNumbers: listOf(words),
    excludeMakes: listOf(words),
    yearsLimit: orNull(count),
    searchCacheLimit: count,
    sliderScale: oneOf(siteChoices.sliderScale),
    seriesValues: listOf(words),
    budget: {
      minPrice: amount,
      weeklyDefault: amount,
      monthlyDefault: amount,
      deposit: amount,
      quickOptions: listOf(positive),
    },
    priceSlider: { min: amount },
  },
  promo: {
    tiles: listOf(
      fields(
        { title: words },
        {
          text,
          image,
          thumbnail: image,
          url: address,
          start: day,
          expiry: day,
          position,
          display: listOf(oneOf(siteChoices.promoDisplay)),
          strictDisplay: flag,
        },
      ),
    ),
    positions: (value) => position(value) || listOf(position)(value),
    randomExtra: whole(0, 2),
  },
  card: {
    buttons: listOf(oneOf(siteChoices.cardButton)),
    customButton: orNull(link),
    favouriteMode: oneOf(siteChoices.favouriteMode),
  },
  tags: {
    justArrivedDays: count,
    newArrivalTag: oneOf(siteChoices.newArrivalTag),
    newArrivalTagUsed: orNull(oneOf(siteChoices.newArrivalTag)),
    maxTags: orNull(count),
    certifiedBadge: orNull(words),
  },
  price: { defaultPriceType: each(words, siteChoices.carType) },
  detail: {
    buttons: listOf(oneOf(siteChoices.detailButton)),
    buttonLinks: each(link, siteChoices.detailButton),
    soldDetail: oneOf(siteChoices.soldDetail),
    stickyVariant: oneOf(siteChoices.stickyVariant),
    spinnerDefault: oneOf(siteChoices.spinnerDefault),
    copyVariant: oneOf(siteChoices.copyVariant),
    tabs: { warrantyText: text, protectText: text, reserveText: text },
  },
  finance: {
    amountMin: amount,
    termOptions: orNull(listOf(positive)),
    rateMin: amount,
    defaultRate: amount,
    frequency: oneOf(siteChoices.frequency),
    frequencyLocked: oneOf(siteChoices.frequencyLocked),
    establishmentFee: orNull(amount),
    brandFees: orNull(
      fields({ establishment: amount, securityRegistration: amount, monthlyAdmin: amount, dealerAgency: amount }),
    ),
    hiddenDealerships: listOf(slug),
    faq: listOf(fields({ question: words, answer: words })),
    disclaimerText: text,
    legalDisclaimer: orNull(text),
    paymentRounding: each(oneOf(siteChoices.paymentRounding)),
  },
  forms: { termsMessage: oneOf(siteChoices.termsMessage), additionalServices: listOf(words) },
  auth: { gatedPages: listOf(oneOf(siteChoices.gatedPage)) },
  locationSettings: { columnsByCity: each(whole(1, 6)), comingSoonLabel: orNull(words) },
  reviews: {
    minRating: number(1, 5),
    fetch: count,
    show: count,
    hiddenId: orNull(whole(-Infinity)),
    hiddenNames: listOf(words),
    minAverage: orNull(number(1, 5)),
    snap21OrgId: orNull(words),
    autoRotateMs: orNull(positive),
  },
  plugins: { chatToken: orNull(words), serviceBanner: orNull(oneOf(siteChoices.serviceBanner)) },
  copy: { moneyBackHours: orNull(positive), warrantyYearsNew: orNull(positive) },
  tradeIn: { provider: orNull(oneOf(siteChoices.tradeInProvider)) },
  spinToWin: { intro: text, terms: text, prizes: listOf(fields({ name: words }, { text })) },
  analytics: { campaignParams: listOf(words) },
  services: {
    search: { host: service, apiKey: anyText },
    api: { baseUrl: service },
    auth: orNull(fields({ url: webAddress, anonKey: anyText })),
    images: { baseUrl: service, kind: oneOf(siteChoices.imageKind) },
    maps: orNull(fields({ key: anyText, imageUrl: webAddress }, { geocodeUrl: service })),
    analytics: listOf(
      fields({ kind: oneOf(siteChoices.analyticsKind) }, { id: anyText, url: service, needsConsent: flag }),
    ),
    consent: oneOf(siteChoices.consent),
    payments: { allowedHosts: listOf(string(isHost)) },
    redirects: { allowedHosts: listOf(string(isHost)) },
  },
  nz: { cinUrl: orNull(address), traderNumber: orNull(words) },
  home: {
    intro: text,
    reasons: listOf(fields({ title: words, text: words })),
    priceBands: listOf(fields({ label: words }, { min: amount, max: positive })),
    heroPicture: orNull(fields({ src: image, width: position, height: position, alt: text }, { srcSet: words })),
    featured: { filter: oneOf(siteChoices.featuredFilter), limit: whole(1, 24) },
  },
  successTexts: each(words),
  legal: {
    about: listOf(words),
    licence: orNull(words),
    terms: listOf(fields({ title: words, text: words })),
    privacy: listOf(fields({ title: words, text: words })),
  },
};
