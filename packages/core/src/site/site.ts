import type { CardButtonName } from '../card/cardModel.ts';
import type { DetailButtonName } from '../detail/detailModel.ts';
import type { SearchFacet } from '../search/searchFacets.ts';
import type { CarType } from '../vehicle/vehicle.ts';
import type { PhraseKey } from './phrases.ts';
import type { SiteLocation } from './siteLocation.ts';

/** The finance providers of specification section 5; another one is never eligible (decision A17). */
export const financeProviders = [
  'Taurus',
  'Car Clarity',
  'Manual',
  '360 Finance',
  'Angle',
  'Powertorque',
  'Nissan Finance',
  'AusLoans',
] as const;

/** A finance provider's name, as in a car's `finance_lenders`. */
export type FinanceProvider = (typeof financeProviders)[number];

/** A menu entry: a link, a group of links, or both. */
export type NavItem = { readonly label: string; readonly href?: string; readonly items?: readonly NavItem[] };

/** A business of the group that owns stock. */
export type SiteDealership = { readonly id: number; readonly name: string; readonly slug: string };

/** The website of a sister dealership, for one make. */
export type DealershipWebsite = { readonly slug: string; readonly make: string; readonly url: string };

/** A facet of the search page: which attribute, drawn as what, and how many values before see-all (decision B15). */
export type SiteFacet = {
  readonly attribute: SearchFacet;
  readonly widget: 'dropdown' | 'select' | 'menu';
  readonly limit?: number;
};

/** A tile between the results (specification sections 2 and 3; decisions B3, B4, B5). Dates are days, both included. */
export type PromoTile = {
  readonly title: string;
  readonly text?: string;
  readonly image?: string;
  readonly thumbnail?: string;
  readonly url?: string;
  readonly start?: string;
  readonly expiry?: string;
  /** 1 is the first place of the grid. */
  readonly position?: number;
  readonly display?: readonly (CarType | 'all')[];
  readonly strictDisplay?: boolean;
};

/** A button with the dealer's own words and address. */
export type SiteLink = { readonly label: string; readonly url: string };

/** Where analytics events go: `id` names another data layer, `url` is where `http` posts to, `needsConsent` waits for the visitor's yes. */
export type AnalyticsSink = {
  readonly kind: 'dataLayer' | 'console' | 'http';
  readonly id?: string;
  readonly url?: string;
  readonly needsConsent?: boolean;
};

/** How a lender's repayment is rounded (decision A2). */
export type PaymentRounding = 'ceil-dollar' | 'ceil-cent' | 'none';

/** Phone numbers by car type (specification section 3, Site config; decision D8). */
export type SitePhones = {
  readonly usePhonesByCarType: boolean;
  readonly phonesByCarType: Readonly<Partial<Record<CarType, string>>>;
  readonly phoneStartRevealed: boolean;
};

/** Addresses that differ between sites (specification section 2, Routes). */
export type SiteRoutes = {
  readonly reservePath: 'checkout' | 'buy-online';
  readonly financePath: string;
  readonly garagePath: string;
  readonly defaultSearchPath: string;
  /** null: Clear Filters stays in search at `defaultSearchPath` (decision B17). */
  readonly clearFiltersTarget: string | null;
  /** The word before a location's slug: /contact-us/{slug}, /our-location/{slug} or /locations/{slug}. */
  readonly locationPath: 'contact-us' | 'our-location' | 'locations';
  readonly breadcrumbCarTypeStyle: 'search' | 'used-car';
  readonly breadcrumbShowModel: boolean;
};

/** The search page and the stock it may show (specification sections 2, 5 and 9). */
export type SiteSearch = {
  readonly indexName: string;
  readonly hitsPerPage: number;
  /** The site's fixed filter in the engine's grammar; a site file may also say "car_type:used OR location_id=3". See `tenantFilter`. */
  readonly searchFilter: string;
  /** The whole index is this dealer's: only `check:sites` reads it, which otherwise refuses an empty `searchFilter` on a hosted index. */
  readonly wholeIndex: boolean;
  readonly columns: 3 | 4;
  /** Days for which a sold car stays in the results (decision B7). */
  readonly soldDays: number;
  readonly collapseSold: boolean;
  /** Shown as the total above 1999 hits (decision B1). */
  readonly stockCount: number | null;
  readonly facets: readonly SiteFacet[];
  readonly customFacetList: boolean;
  readonly showAllMakes: boolean;
  readonly certifiedOnly: boolean;
  readonly preOwnedLabel: boolean;
  readonly usedKeyword: string;
  readonly defaultState: string;
  readonly excludeStockNumbers: readonly string[];
  readonly excludeMakes: readonly string[];
  /** Only vehicles at most this many years old. */
  readonly yearsLimit: number | null;
  readonly searchCacheLimit: number;
  readonly hideUnpricedWhenSortingByPrice: boolean;
  readonly sliderScale: 'linear' | 'stock';
  readonly seriesValues: readonly string[];
  readonly budget: {
    readonly minPrice: number;
    readonly weeklyDefault: number;
    readonly monthlyDefault: number;
    readonly deposit: number;
    readonly years: number;
    readonly quickOptions: readonly number[];
  };
  readonly priceSlider: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly fallbackMax: number;
  };
};

/** Tiles between the results (decisions B3 to B5). */
export type SitePromo = {
  readonly tiles: readonly PromoTile[];
  readonly positions: number | readonly number[];
  readonly randomExtra: number;
  readonly shuffle: boolean;
};

/** The result card (specification section 2, Search result card). */
export type SiteCard = {
  readonly buttons: readonly Exclude<CardButtonName, 'findSimilar'>[];
  readonly financeLabel: string;
  readonly customButton: SiteLink | null;
  readonly showViews: boolean;
  readonly showFinancePerWeek: boolean;
  readonly favouriteMode: 'favourite' | 'compare' | 'save';
  readonly storeFavourites: boolean;
  readonly strictFavourites: boolean;
};

/** Tags of a card (specification section 4; decisions C1 to C4, G10). */
export type SiteTags = {
  readonly fuelTag: boolean;
  readonly justArrivedDays: number;
  readonly newArrivalTag: 'New' | 'New Arrival';
  /** On used vehicles, where "New" reads as the condition (decision G10); null: as `newArrivalTag`. */
  readonly newArrivalTagUsed: 'New' | 'New Arrival' | null;
  readonly soldTagName: string;
  /** null: all that apply. */
  readonly maxTags: number | null;
  /** "Toyota Certified Used"; null: no such tag. */
  readonly certifiedBadge: string | null;
};

/** What stands where the price stands (specification section 4). */
export type SitePrice = {
  readonly offersSubscriptions: boolean;
  readonly noPriceText: string;
  /** Said beside a price whose car names no price type, e.g. used: "Excl. govt charges". */
  readonly defaultPriceType: Readonly<Partial<Record<CarType, string>>>;
};

/** The vehicle page (specification section 2, Vehicle detail page). */
export type SiteDetail = {
  readonly buttons: readonly DetailButtonName[];
  /** Words and addresses of buttons whose meaning is the dealer's own (decision F11). */
  readonly buttonLinks: Readonly<Partial<Record<DetailButtonName, SiteLink>>>;
  readonly checkoutEnabled: boolean;
  readonly soldDetail: 'message' | 'similar-only';
  readonly stickyVariant: 'header' | 'bottom-bar';
  readonly spinnerDefault: 'spinner' | 'gallery';
  readonly autorotate: boolean;
  /** Milliseconds between two frames. */
  readonly autorotateMs: number;
  readonly spinReverse: boolean;
  readonly showUnregistered: boolean;
  readonly deliveryCalculator: boolean;
  readonly copyVariant: 'inline' | 'toast';
  readonly tabs: { readonly warrantyText: string; readonly protectText: string; readonly reserveText: string };
};

/** Finance calculator and finance box (specification sections 5 and 9; decisions A1 to A24). Dollars, years, per cent a year. */
export type SiteFinance = {
  readonly hidden: boolean;
  readonly amountMin: number;
  readonly amountMax: number;
  readonly scaleMaxWithPrice: boolean;
  readonly termMin: number;
  readonly termMax: number;
  readonly termStep: number;
  readonly termOptions: readonly number[] | null;
  readonly rateMin: number;
  readonly rateMax: number;
  readonly rateStep: number;
  readonly defaultRate: number;
  readonly rateSliderDisabled: boolean;
  readonly defaultTerm: number;
  readonly detailTerm: number;
  readonly frequency: 'weekly' | 'fortnightly' | 'monthly';
  readonly frequencyLocked: 'monthly' | false;
  readonly establishmentFee: number | null;
  readonly brandFees: {
    readonly establishment: number;
    readonly securityRegistration: number;
    readonly monthlyAdmin: number;
    readonly dealerAgency: number;
  } | null;
  readonly forceZeroResidual: boolean;
  readonly hiddenDealerships: readonly string[];
  /** An outside lender's service is asked for quotes and takes applications; without it finance is our calculator and an enquiry. */
  readonly liveQuotes: boolean;
  /** Questions and answers of the finance page instead of the platform's. */
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly disclaimerCollapsed: boolean;
  readonly disclaimerText: string;
  readonly legalDisclaimer: string | null;
  /** By lender; a lender not named here rounds up to the dollar (decision A2). */
  readonly paymentRounding: Readonly<Record<string, PaymentRounding>>;
};

/** Enquiry, test drive and other forms (specification section 5; decisions D10, E16, E17). */
export type SiteForms = {
  readonly requireMessage: boolean;
  readonly requirePostcode: boolean;
  readonly requireTerms: boolean;
  readonly termsMessage: 'list' | 'inline';
  readonly marketingOptIn: boolean;
  readonly optInDefault: boolean;
  readonly testDriveDistributionLocation: boolean;
  readonly useBrowserAlert: boolean;
  /** Offered as ticks on the service booking (row 3.F04). */
  readonly additionalServices: readonly string[];
};

/** Pages that need a signed-in visitor (specification section 6). */
export type GatedPage = 'my-garage' | 'online-payment' | 'finance' | 'checkout' | 'spin-to-win' | 'equifax';

/** Sign-in (specification section 6; decision E12). */
export type SiteAuth = { readonly gatedPages: readonly GatedPage[]; readonly garageEnabled: boolean };

/** How locations are laid out (decision D5). */
export type SiteLocationSettings = {
  readonly columnsByCity: Readonly<Record<string, number>>;
  readonly comingSoonLabel: string | null;
};

/** Reviews (specification section 5; decision E21). */
export type SiteReviews = {
  readonly minRating: number;
  readonly fetch: number;
  readonly show: number;
  readonly hiddenId: number | null;
  readonly hiddenNames: readonly string[];
  readonly minAverage: number | null;
  readonly snap21OrgId: string | null;
  readonly autoRotateMs: number | null;
};

/** Extras of the website session (specification section 6). */
export type SitePlugins = {
  readonly autogauge: boolean;
  readonly carAnalysis: boolean;
  readonly chatToken: string | null;
  readonly salesCounter: boolean;
  readonly serviceBanner: 'sticky' | 'fixed' | null;
};

/** Claims that are the dealer's own (decision F14). */
export type SiteCopy = {
  readonly moneyBackHours: number | null;
  readonly warrantyYearsNew: number | null;
  readonly depositText: string;
  readonly reserveHoldHours: number;
};

/** Who provides trade-in valuations (decision C9). */
export type SiteTradeIn = { readonly provider: 'autograb' | null };

/** A game that gives away a prize once to each visitor; a site without prizes has none (specification section 2, Routes). */
export type SiteSpinToWin = {
  readonly title: string;
  readonly intro: string;
  /** The promoter's terms, as the law wants them beside a game of chance. */
  readonly terms: string;
  readonly prizes: readonly { readonly name: string; readonly text?: string }[];
};

/** Addresses and public keys of the services behind the site. The search key must be one that can only search. */
export type SiteServices = {
  readonly search: { readonly host: string; readonly apiKey: string };
  readonly api: { readonly baseUrl: string };
  readonly auth: { readonly url: string; readonly anonKey: string } | null;
  /** `query`: `?width=&quality=` is added (decision F4); `plain`: addresses are used as they are. */
  readonly images: { readonly baseUrl: string; readonly kind: 'query' | 'plain' };
  readonly maps: {
    readonly key: string;
    readonly imageUrl: string /** Where postcodes are looked up, instead of the service's usual address. */;
    readonly geocodeUrl?: string;
  } | null;
  readonly analytics: readonly AnalyticsSink[];
  /** Who asks for consent where a sink needs it: the page's own bar, or the dealer's tool. */
  readonly consent: 'bar' | 'own';
  readonly payments: { readonly allowedHosts: readonly string[] };
  readonly redirects: { readonly allowedHosts: readonly string[] };
};

/** What only New Zealand sites say; read only where `country` is NZ. */
export type SiteNz = {
  /** Where the Consumer Information Notice of a car stands; "{id}", "{slug}" and "{stock_number}" are filled in. */
  readonly cinUrl: string | null;
  readonly traderNumber: string | null;
  readonly onRoadCostsText: string;
  readonly wofText: string;
};

/** A range of prices offered on the home page; dollars, both ends included. */
export type PriceBand = { readonly label: string; readonly min?: number; readonly max?: number };

/** Words and choices of the home page. */
export type SiteHome = {
  readonly headline: string;
  readonly intro: string;
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
  readonly priceBands: readonly PriceBand[];
  /** The wide picture of the first screen; null: the yard is drawn. Sizes in pixels. */
  readonly heroPicture: {
    readonly src: string;
    readonly srcSet?: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
  readonly featured: { readonly title: string; readonly filter: 'used' | 'new' | 'all'; readonly limit: number };
};

/** What the law asks a dealer to print: lines about the business and its dealer licence. */
export type SiteLegal = {
  readonly about: readonly string[];
  readonly licence: string | null;
  /** The pages /terms-and-conditions and /privacy-policy, part by part; without any the page does not exist. */
  readonly terms: readonly LegalPart[];
  readonly privacy: readonly LegalPart[];
};

/** A part of a legal page: its heading and its words. */
export type LegalPart = { readonly title: string; readonly text: string };

/**
 * A dealer's website, resolved: platform defaults, template defaults, brand preset and the site's own file, in one frozen object.
 * Groups and names are those of the site configuration in docs/site-config.md; `SiteDoc` is the same shape as written, partial.
 */
export type Site = {
  readonly slug: string;
  readonly name: string;
  /** A folder of apps/. */
  readonly template: string;
  /** The public address, without a trailing slash. */
  readonly url: string;
  readonly website_id: number | null;
  readonly country: 'AU' | 'NZ';
  /** Business time (decision: dates of the business are this zone's dates). */
  readonly timezone: string;
  /** The single make of a franchise, e.g. "Toyota"; null for a multi-brand yard. */
  readonly manufacturer: string | null;
  readonly dealerships: readonly SiteDealership[];
  readonly dealership_websites: readonly DealershipWebsite[];
  readonly locations: readonly SiteLocation[];
  readonly finance_provider: FinanceProvider | null;
  readonly youtube_url: string | null;
  readonly xtime_webkey: string | null;
  /** Header menu; empty: the default menu of the routes that exist. */
  readonly navigation: readonly NavItem[];
  /** Footer columns; empty: the default columns. */
  readonly footer: readonly NavItem[];
  /** The dealer's own values for things outside this list; nothing in the platform reads them. */
  readonly overrides: Readonly<Record<string, unknown>>;
  /** "Car", "Truck", "Motorcycle", "Vehicle": the noun of headings (decision C18). */
  readonly vehicleNoun: string;
  readonly phones: SitePhones;
  readonly routes: SiteRoutes;
  readonly search: SiteSearch;
  readonly promo: SitePromo;
  readonly card: SiteCard;
  readonly tags: SiteTags;
  readonly price: SitePrice;
  readonly detail: SiteDetail;
  readonly finance: SiteFinance;
  readonly forms: SiteForms;
  readonly auth: SiteAuth;
  readonly locationSettings: SiteLocationSettings;
  readonly reviews: SiteReviews;
  readonly plugins: SitePlugins;
  readonly copy: SiteCopy;
  readonly tradeIn: SiteTradeIn;
  readonly spinToWin: SiteSpinToWin;
  /** Names of the dealer's own campaign parameters, besides those of the common advertising services (decision G8). */
  readonly analytics: { readonly campaignParams: readonly string[] };
  readonly services: SiteServices;
  readonly nz: SiteNz;
  readonly home: SiteHome;
  readonly phrases: Readonly<Record<PhraseKey, string>>;
  /** Said on /success. */
  readonly successText: string;
  /** Said there instead for leads of a subcategory or category, such as "Service Booking". */
  readonly successTexts: Readonly<Record<string, string>>;
  /** Promised beside the enquiry form. */
  readonly answerTime: string;
  readonly legal: SiteLegal;
};
