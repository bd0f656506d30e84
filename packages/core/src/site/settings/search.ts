import {
  amount,
  anyText,
  choice,
  count,
  either,
  fields,
  formatted,
  group,
  listOf,
  nullable,
  onOff,
  optional,
  position,
  positive,
  wholeNumber,
  words,
} from '../../settings/index.ts';
import { searchFacets } from '../../search/searchFacets.ts';
import { longestFilter } from '../../settings/texts.ts';

/** A facet of the search page: which attribute, drawn as what, and how many values before see-all (decision B15). */
export const facetKind = fields({
  attribute: choice(searchFacets),
  widget: choice(['dropdown', 'select', 'menu']),
  limit: optional(position()),
});

/** A tile between the results (specification sections 2 and 3; decisions B3, B4, B5). Dates are days, both included. */
export const promoTileKind = fields({
  title: words(),
  text: optional(anyText()),
  image: optional(formatted('picture')),
  thumbnail: optional(formatted('picture')),
  url: optional(formatted('address')),
  start: optional(formatted('day')),
  expiry: optional(formatted('day')),
  /** 1 is the first place of the grid. */
  position: optional(position()),
  display: optional(listOf(choice(['new', 'used', 'demo', 'all']))),
  strictDisplay: optional(onOff()),
});

/** @since 0.1 */
export const searchSettings = {
  /** The addresses that differ between sites. @since 0.1 */
  routes: group({
    /** The page that reserves or sells a vehicle online. */
    reservePath: choice(['checkout', 'buy-online'], 'checkout'),
    /** The address of the finance page. */
    financePath: formatted('path', '/finance'),
    /** The address of the signed-in visitor's own page. */
    garagePath: formatted('path', '/my-garage'),
    /** The search that menus and buttons open. */
    defaultSearchPath: formatted('stockSearchPath', '/search/new-used-and-demo-cars/'),
    /** Where Clear Filters leads; null: it stays in the search, at `defaultSearchPath`. */
    clearFiltersTarget: nullable(formatted('path')),
    /** The word before a location's slug in links; the other two addresses answer too. */
    locationPath: choice(['contact-us', 'our-location', 'locations'], 'contact-us'),
    /** Where the breadcrumb of a vehicle leads: `/search/used-cars` or `/used-car/...`. */
    breadcrumbCarTypeStyle: choice(['search', 'used-car'], 'search'),
    /** The breadcrumb of a vehicle names its model too. */
    breadcrumbShowModel: onOff(false),
  }),
  /** The search page, and the stock that the site may show. @since 0.1 */
  search: group({
    /** The index of the search server. */
    indexName: formatted('indexName', 'Car_production'),
    /** Vehicles for each page of results. */
    hitsPerPage: wholeNumber(1, 100, 21),
    /** The filter that is part of every search: which vehicles of the index are this dealer's. */
    searchFilter: anyText('', longestFilter),
    /** The whole index is this dealer's, so `searchFilter` may be empty on a hosted index. Read by `npm run check:sites`. */
    wholeIndex: onOff(false),
    /** Vehicles in a row on a wide screen. */
    columns: choice([3, 4], 3),
    /** Days for which a sold vehicle stays in the results. */
    soldDays: count(3),
    /** Sold vehicles are shown as one short line instead of a card. */
    collapseSold: onOff(false),
    /** The total that is shown above 1999 results; null: the real number. */
    stockCount: nullable(count()),
    /** The filters in their order, what each is drawn as, and how many values it shows at first. */
    facets: listOf(
      facetKind,
      [
        { attribute: 'car_type', widget: 'menu' },
        { attribute: 'make', widget: 'menu' },
        { attribute: 'model', widget: 'menu', limit: 30 },
        { attribute: 'simple_body', widget: 'menu' },
        { attribute: 'price', widget: 'menu' },
        { attribute: 'km', widget: 'menu' },
        { attribute: 'year', widget: 'menu' },
        { attribute: 'transmission', widget: 'menu' },
        { attribute: 'fuel', widget: 'menu' },
        { attribute: 'drive', widget: 'menu' },
        { attribute: 'colour', widget: 'menu' },
        { attribute: 'seats', widget: 'menu' },
        { attribute: 'dealership_name', widget: 'menu', limit: 40 },
      ],
      'attribute',
    ),
    /** Shows only the filters of `facets`, also those that the search would add by itself. */
    customFacetList: onOff(false),
    /** Lists all makes at once, without "show more". */
    showAllMakes: onOff(false),
    /** Shows only certified vehicles. */
    certifiedOnly: onOff(false),
    /** Says "Pre-Owned" instead of "Used" in headings. */
    preOwnedLabel: onOff(false),
    /** The word for used vehicles in headings and titles. */
    usedKeyword: words('Used'),
    /** The state at which forms start where no location says one. */
    defaultState: words('qld'),
    /** Stock numbers that the site never shows. */
    excludeStockNumbers: listOf(words(), []),
    /** Makes that the site never shows. */
    excludeMakes: listOf(words(), []),
    /** Shows only vehicles of at most this many years; null: of any age. */
    yearsLimit: nullable(count()),
    /** Answers of the search server that a page keeps for Back. */
    searchCacheLimit: count(50),
    /** Leaves vehicles without a price out while sorting by price. */
    hideUnpricedWhenSortingByPrice: onOff(true),
    /** How the handles of ranges move: evenly in dollars, or evenly in vehicles. */
    sliderScale: choice(['linear', 'stock'], 'linear'),
    /** The series that the search offers. @owner search @expires 2027-03-31 */
    seriesValues: listOf(words(), []),
    /** The budget finder. */
    budget: group({
      /** The least price that a budget is searched with. */
      minPrice: amount(1_000),
      /** The weekly repayment to start with. */
      weeklyDefault: amount(200),
      /** The monthly repayment to start with. */
      monthlyDefault: amount(600),
      /** The deposit to start with. */
      deposit: amount(2_000),
      /** The years of the loan to start with. */
      years: positive(5),
      /** Prices that are one press away. */
      quickOptions: listOf(positive(), [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000]),
    }),
    /** The price filter's range. */
    priceSlider: group({
      /** Its lower end in dollars. */
      min: amount(5_000),
      /** Its upper end in dollars, shown with a plus: no limit. */
      max: positive(250_000),
      /** Dollars between two stops. */
      step: positive(500),
      /** Its upper end where the stock gives none. */
      fallbackMax: positive(100_000),
    }),
  }),
  /** Tiles between the results. @since 0.1 */
  promo: group({
    /** The tiles, each with a title, and perhaps a picture, an address and days. */
    tiles: listOf(promoTileKind, [], 'title'),
    /** Where tiles are: after every so many vehicles, or at these places of the grid. */
    positions: either([position(), listOf(position())], 8),
    /** Moves each tile on by up to this many places. */
    randomExtra: wholeNumber(0, 2, 0),
    /** Mixes the order of tiles on each visit. */
    shuffle: onOff(true),
  }),
};
