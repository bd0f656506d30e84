import * as z from 'zod/mini';
import { searchFacets } from '../search/searchFacets.ts';
import { defaultPhrases, type PhraseKey } from '../site/phrases.ts';
import * as siteChoices from '../site/siteChoices.ts';
import { financeProviders, type NavItem } from '../site/site.ts';
import {
  address,
  amount,
  count,
  day,
  flag,
  host,
  imageAddress,
  path,
  positive,
  serviceAddress,
  slug,
  text,
  timezone,
  webAddress,
  words,
} from './siteDocFields.ts';
import { siteLocationDocSchema } from './siteLocationDoc.ts';
import { indexNamePattern, isStockSearchPath, longestFilter } from '../settings/texts.ts';

/** A group as written: each value may be left out, and an unknown name is a mistake. */
const group = <const Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.optional(z.partial(z.strictObject(shape)));

const carType = z.enum(siteChoices.carType);
const link = z.strictObject({ label: words, url: address });
const detailButton = z.enum(siteChoices.detailButton);

const navItem: z.ZodMiniType<NavItem> = z.strictObject({
  label: words,
  href: z.optional(address),
  get items() {
    return z.optional(z.array(navItem));
  },
});

const promoTile = z.strictObject({
  title: words,
  text: z.optional(text),
  image: z.optional(imageAddress),
  thumbnail: z.optional(imageAddress),
  url: z.optional(address),
  start: z.optional(day),
  expiry: z.optional(day),
  position: z.optional(z.int().check(z.minimum(1))),
  display: z.optional(z.array(z.enum(siteChoices.promoDisplay))),
  strictDisplay: z.optional(flag),
});

const position = z.int().check(z.minimum(1));

/**
 * A site file as written: `apps/<template>/sites/<slug>.json`, or a template's or brand's defaults. Everything is optional here;
 * that a site has slug, name and url is checked by `parseSite`, on the merged result. Groups are described in `site.ts`.
 */
export const siteDocSchema = z.partial(
  z.strictObject({
    /** For editors: where the JSON Schema stands. */
    $schema: z.string(),
    slug,
    name: words,
    template: slug,
    url: webAddress,
    website_id: z.nullable(z.int()),
    country: z.enum(siteChoices.country),
    timezone,
    manufacturer: z.nullable(words),
    dealerships: z.array(z.strictObject({ id: z.int(), name: words, slug })),
    dealership_websites: z.array(z.strictObject({ slug, make: words, url: webAddress })),
    locations: z.array(siteLocationDocSchema),
    finance_provider: z.nullable(z.enum(financeProviders)),
    youtube_url: z.nullable(webAddress),
    xtime_webkey: z.nullable(z.string()),
    navigation: z.array(navItem),
    footer: z.array(navItem),
    overrides: z.record(z.string(), z.unknown()),
    vehicleNoun: words,
    phones: group({
      usePhonesByCarType: flag,
      phonesByCarType: z.partialRecord(carType, words),
      phoneStartRevealed: flag,
    }),
    routes: group({
      reservePath: z.enum(siteChoices.reservePath),
      financePath: path,
      garagePath: path,
      defaultSearchPath: path.check(
        z.refine(isStockSearchPath, {
          error: 'is not a stock-type search',
          params: {
            hint: 'Write /search/new-used-and-demo-cars/, /search/used-cars/, /search/new-cars/, /search/demo-cars/ or /search/new-and-demo-cars/',
          },
        }),
      ),
      clearFiltersTarget: z.nullable(path),
      locationPath: z.enum(siteChoices.locationPath),
      breadcrumbCarTypeStyle: z.enum(siteChoices.breadcrumbCarTypeStyle),
      breadcrumbShowModel: flag,
    }),
    search: group({
      indexName: z.string().check(z.regex(indexNamePattern)),
      hitsPerPage: z.int().check(z.minimum(1), z.maximum(100)),
      searchFilter: z.string().check(z.maxLength(longestFilter)),
      wholeIndex: flag,
      columns: z.literal(siteChoices.columns),
      soldDays: count,
      collapseSold: flag,
      stockCount: z.nullable(count),
      facets: z.array(
        z.strictObject({
          attribute: z.enum(searchFacets),
          widget: z.enum(siteChoices.facetWidget),
          limit: z.optional(position),
        }),
      ),
      customFacetList: flag,
      showAllMakes: flag,
      certifiedOnly: flag,
      preOwnedLabel: flag,
      usedKeyword: words,
      defaultState: words,
      excludeStockNumbers: z.array(words),
      excludeMakes: z.array(words),
      yearsLimit: z.nullable(count),
      searchCacheLimit: count,
      hideUnpricedWhenSortingByPrice: flag,
      sliderScale: z.enum(siteChoices.sliderScale),
      seriesValues: z.array(words),
      budget: group({
        minPrice: amount,
        weeklyDefault: amount,
        monthlyDefault: amount,
        deposit: amount,
        years: positive,
        quickOptions: z.array(positive),
      }),
      priceSlider: group({ min: amount, max: positive, step: positive, fallbackMax: positive }),
    }),
    promo: group({
      tiles: z.array(promoTile),
      positions: z.union([position, z.array(position)]),
      randomExtra: z.int().check(z.minimum(0), z.maximum(2)),
      shuffle: flag,
    }),
    card: group({
      buttons: z.array(z.enum(siteChoices.cardButton)),
      financeLabel: words,
      customButton: z.nullable(link),
      showViews: flag,
      showFinancePerWeek: flag,
      favouriteMode: z.enum(siteChoices.favouriteMode),
      storeFavourites: flag,
      strictFavourites: flag,
    }),
    tags: group({
      fuelTag: flag,
      justArrivedDays: count,
      newArrivalTag: z.enum(siteChoices.newArrivalTag),
      newArrivalTagUsed: z.nullable(z.enum(siteChoices.newArrivalTag)),
      soldTagName: words,
      maxTags: z.nullable(count),
      certifiedBadge: z.nullable(words),
    }),
    price: group({ offersSubscriptions: flag, noPriceText: words, defaultPriceType: z.partialRecord(carType, words) }),
    detail: group({
      buttons: z.array(detailButton),
      buttonLinks: z.partialRecord(detailButton, link),
      checkoutEnabled: flag,
      soldDetail: z.enum(siteChoices.soldDetail),
      stickyVariant: z.enum(siteChoices.stickyVariant),
      spinnerDefault: z.enum(siteChoices.spinnerDefault),
      autorotate: flag,
      autorotateMs: positive,
      spinReverse: flag,
      showUnregistered: flag,
      deliveryCalculator: flag,
      copyVariant: z.enum(siteChoices.copyVariant),
      tabs: group({ warrantyText: text, protectText: text, reserveText: text }),
    }),
    finance: group({
      hidden: flag,
      amountMin: amount,
      amountMax: positive,
      scaleMaxWithPrice: flag,
      termMin: positive,
      termMax: positive,
      termStep: positive,
      termOptions: z.nullable(z.array(positive)),
      rateMin: amount,
      rateMax: positive,
      rateStep: positive,
      defaultRate: amount,
      rateSliderDisabled: flag,
      defaultTerm: positive,
      detailTerm: positive,
      frequency: z.enum(siteChoices.frequency),
      frequencyLocked: z.literal(siteChoices.frequencyLocked),
      establishmentFee: z.nullable(amount),
      brandFees: z.nullable(
        z.strictObject({
          establishment: amount,
          securityRegistration: amount,
          monthlyAdmin: amount,
          dealerAgency: amount,
        }),
      ),
      forceZeroResidual: flag,
      hiddenDealerships: z.array(slug),
      liveQuotes: flag,
      faq: z.array(z.strictObject({ question: words, answer: words })),
      disclaimerCollapsed: flag,
      disclaimerText: text,
      legalDisclaimer: z.nullable(text),
      paymentRounding: z.record(z.string(), z.enum(siteChoices.paymentRounding)),
    }),
    forms: group({
      requireMessage: flag,
      requirePostcode: flag,
      requireTerms: flag,
      termsMessage: z.enum(siteChoices.termsMessage),
      marketingOptIn: flag,
      optInDefault: flag,
      testDriveDistributionLocation: flag,
      useBrowserAlert: flag,
      additionalServices: z.array(words),
    }),
    auth: group({
      gatedPages: z.array(z.enum(siteChoices.gatedPage)),
      garageEnabled: flag,
    }),
    locationSettings: group({
      columnsByCity: z.record(z.string(), z.int().check(z.minimum(1), z.maximum(6))),
      comingSoonLabel: z.nullable(words),
    }),
    reviews: group({
      minRating: z.number().check(z.minimum(1), z.maximum(5)),
      fetch: count,
      show: count,
      hiddenId: z.nullable(z.int()),
      hiddenNames: z.array(words),
      minAverage: z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
      snap21OrgId: z.nullable(words),
      autoRotateMs: z.nullable(positive),
    }),
    plugins: group({
      autogauge: flag,
      carAnalysis: flag,
      chatToken: z.nullable(words),
      salesCounter: flag,
      serviceBanner: z.nullable(z.enum(siteChoices.serviceBanner)),
    }),
    copy: group({
      moneyBackHours: z.nullable(positive),
      warrantyYearsNew: z.nullable(positive),
      depositText: words,
      reserveHoldHours: positive,
    }),
    tradeIn: group({ provider: z.nullable(z.enum(siteChoices.tradeInProvider)) }),
    spinToWin: group({
      title: words,
      intro: text,
      terms: text,
      prizes: z.array(z.strictObject({ name: words, text: z.optional(text) })),
    }),
    analytics: group({ campaignParams: z.array(words) }),
    services: group({
      search: group({ host: serviceAddress, apiKey: z.string() }),
      api: group({ baseUrl: serviceAddress }),
      auth: z.nullable(z.strictObject({ url: webAddress, anonKey: z.string() })),
      images: group({ baseUrl: serviceAddress, kind: z.enum(siteChoices.imageKind) }),
      maps: z.nullable(
        z.strictObject({ key: z.string(), imageUrl: webAddress, geocodeUrl: z.optional(serviceAddress) }),
      ),
      analytics: z.array(
        z.strictObject({
          kind: z.enum(siteChoices.analyticsKind),
          id: z.optional(z.string()),
          url: z.optional(serviceAddress),
          needsConsent: z.optional(z.boolean()),
        }),
      ),
      consent: z.enum(siteChoices.consent),
      payments: group({ allowedHosts: z.array(host) }),
      redirects: group({ allowedHosts: z.array(host) }),
    }),
    nz: group({ cinUrl: z.nullable(address), traderNumber: z.nullable(words), onRoadCostsText: words, wofText: words }),
    home: group({
      headline: words,
      intro: text,
      reasons: z.array(z.strictObject({ title: words, text: words })),
      priceBands: z.array(z.strictObject({ label: words, min: z.optional(amount), max: z.optional(positive) })),
      heroPicture: z.nullable(
        z.strictObject({
          src: imageAddress,
          srcSet: z.optional(words),
          width: z.int().check(z.minimum(1)),
          height: z.int().check(z.minimum(1)),
          alt: text,
        }),
      ),
      featured: group({
        title: words,
        filter: z.enum(siteChoices.featuredFilter),
        limit: z.int().check(z.minimum(1), z.maximum(24)),
      }),
    }),
    phrases: z.optional(z.partialRecord(z.enum(Object.keys(defaultPhrases) as [PhraseKey, ...PhraseKey[]]), words)),
    successText: words,
    answerTime: words,
    successTexts: z.record(z.string(), words),
    legal: group({
      about: z.array(words),
      licence: z.nullable(words),
      terms: z.array(z.strictObject({ title: words, text: words })),
      privacy: z.array(z.strictObject({ title: words, text: words })),
    }),
  }),
);

/** A site file as written, partial; see `siteDocSchema`. */
export type SiteDoc = z.infer<typeof siteDocSchema>;
