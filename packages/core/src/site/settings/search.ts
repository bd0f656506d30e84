import { promoTileKinds } from '../promoTileKinds.ts';
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
  filledText,
} from '../../settings/index.ts';
import { searchFacets } from '../searchFacets.ts';
import { longestFilter } from '../../settings/texts.ts';
import { carTypes } from './vehicle.ts';

/** A facet of the search page: which attribute, drawn as what, and how many values before see-all (decision B15). */
export const facetKind = fields({
  attribute: choice(searchFacets),
  widget: choice(['dropdown', 'select', 'menu']),
  limit: optional(position()),
});

/** A tile between the results (decisions B3, B4, B5). Dates are days, both included. */
export const promoTileKind = fields({
  title: filledText(),
  /** Its topic, shown as a symbol if there is no picture. */
  kind: optional(choice(promoTileKinds)),
  text: optional(anyText()),
  /** 1000 by 1000 pixels. */
  image: optional(formatted('picture')),
  /** 375 by 375 pixels. */
  thumbnail: optional(formatted('picture')),
  url: optional(formatted('address')),
  start: optional(formatted('day')),
  expiry: optional(formatted('day')),
  /** 1 is the first position of the grid. */
  position: optional(position()),
  display: optional(listOf(choice(['new', 'used', 'demo', 'all']))),
  strictDisplay: optional(onOff()),
});

/** @since 0.1 */
export const searchSettings = {
  /** The addresses that differ between sites. @since 0.1 */
  routes: group({
    /** The last part of the address where a vehicle is reserved or bought: `/cars/.../checkout` or `/cars/.../buy-online`. */
    reservePath: choice(['checkout', 'buy-online'], 'checkout'),
    /** The address of the finance page. */
    financePath: formatted('path', '/finance'),
    /** The address of the signed-in visitor's own page. */
    garagePath: formatted('path', '/my-garage'),
    /** The search that menus and buttons open. */
    defaultSearchPath: formatted('stockSearchPath', '/search/new-used-and-demo-cars/'),
    /** The address that Clear Filters opens; null: `defaultSearchPath`. */
    clearFiltersTarget: nullable(formatted('path')),
    /** The word before a location's slug in links; the other two addresses work too. */
    locationPath: choice(['contact-us', 'our-location', 'locations'], 'contact-us'),
    /** The form of the address in a vehicle's breadcrumb: `/search/used/` or `/used-car/used/`. */
    breadcrumbCarTypeStyle: choice(['search', 'used-car'], 'search'),
    /** The breadcrumb of a vehicle names its model too. */
    breadcrumbShowModel: onOff(false),
    /** Old addresses of the site, answered with 301 and the new address. A trailing slash of the old address is ignored. */
    redirects: listOf(fields({ from: formatted('path'), to: formatted('address') }), []),
  }),
  /** The search page, and the stock that the site may show. @since 0.1 */
  search: group({
    /** The index of the search server. */
    indexName: formatted('indexName', 'Car_production'),
    /** Vehicles for each page of results. */
    hitsPerPage: wholeNumber(1, 100, 21),
    /** The filter that is part of every search: which vehicles of the index are this dealer's. */
    searchFilter: anyText('', longestFilter),
    /**
     * The searches that search engines may list, and that the sitemap contains: by stock type, body type, make, and make with model. Any
     * other search names the nearest of them as its canonical address.
     */
    landingPages: listOf(choice(['stockType', 'body', 'make', 'model']), ['stockType', 'body', 'make', 'model']),
    /** What the address of a vehicle answers that has left the index: `gone` with 410, `model` with 301 and the search of its model. */
    goneVehicles: choice(['gone', 'model'], 'gone'),
    /** The types of stock that the dealer sells: menus, the footer and the first screen of home link to them, and headings name them. */
    stockTypes: listOf(choice(carTypes), [...carTypes]),
    /** The whole index is this dealer's, so `searchFilter` may be empty on a hosted index. Read by `npm run check:sites`. */
    wholeIndex: onOff(false),
    /** Vehicles in a row on a wide screen, where they are a grid. */
    columns: choice([3, 4], 3),
    /** How results are laid out on wide screens: cards in a `grid`, or a `list` with a row for each vehicle. */
    layout: choice(['grid', 'list'], 'grid'),
    /** Visitors can switch between grid and list; their device remembers the choice. */
    layoutSwitch: onOff(false),
    /** Days for which a sold vehicle stays in results and lists; 0: none. */
    soldDays: count(3),
    /** Of sold vehicles that follow each other in the results only the first is shown. */
    collapseSold: onOff(false),
    /** The number of vehicles that is shown where the search finds more than 1,999; null: the real number. */
    stockCount: nullable(count()),
    /** The filters of the search page in their order: `attribute`, what it is drawn as (`widget`) and how many values it shows before "See all" (`limit`). */
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
    /** Filters without a `limit` of their own show 20 values at first instead of 4. */
    customFacetList: onOff(false),
    /** The filter of makes is open in full at once, without its button to show more. */
    showAllMakes: onOff(false),
    /** The filter `certified` of `facets` is one switch, "certified only", instead of a list with yes and no. It does not restrict the stock. */
    certifiedOnly: onOff(false),
    /** Used vehicles are called "Pre-Owned" in headings, filters and titles, whatever `usedKeyword` says. */
    preOwnedLabel: onOff(false),
    /** The word for used vehicles in headings, filters and titles. */
    usedKeyword: filledText('Used'),
    /** The default state, such as "qld", for number plates if the primary location has none. */
    defaultState: filledText('qld'),
    /** Stock numbers that the site never shows. */
    excludeStockNumbers: listOf(filledText(), []),
    /** Makes that the site never shows. */
    excludeMakes: listOf(filledText(), []),
    /** The site shows only vehicles whose year of build is at most this many years ago; null: all. */
    yearsLimit: nullable(count()),
    /** How many search responses are cached during a visit, so that Back and repeated searches need no request; 0: none. */
    searchCacheLimit: count(50),
    /** Results are loaded as soon as the visitor points at a filter, chip or page of results, so that a press shows them at once. Never where the visitor saves data. */
    earlyAnswers: onOff(true),
    /** The results near a postcode can be sorted by distance: each vehicle of the index has `_geo`, as our importer writes it for yards with coordinates. */
    sortByDistance: onOff(false),
    /** Vehicles without a price are left out while results are sorted by price. */
    hideUnpricedWhenSortingByPrice: onOff(true),
    /**
     * What a price sort orders by: `shown`, the price that cards show (an offer, or a subscription among prices), or `advertised`, the
     * field `price`, for an index without the fields `shown_price` and `shown_price_or_subscription` of our importer.
     */
    priceSort: choice(['shown', 'advertised'], 'shown'),
    /** How the handles of price and kilometre ranges move: `linear` evenly in the amount, `stock` evenly in the number of vehicles. */
    sliderScale: choice(['linear', 'stock'], 'linear'),
    /** The most kilometres that "low kilometres" means in a search in plain words. */
    lowKilometres: count(60_000),
    /** The only values that the filter `series` of `facets` offers; empty: every series of the stock. */
    seriesValues: listOf(filledText(), []),
    /** The budget finder of the home page: amounts in dollars. */
    budget: group({
      /** A search by budget starts at this price. */
      minPrice: amount(1_000),
      /** The weekly repayment to start with. */
      weeklyDefault: amount(200),
      /** The monthly repayment to start with. */
      monthlyDefault: amount(600),
      /** The deposit to start with. */
      deposit: amount(2_000),
      /** The years of the loan to start with. */
      years: positive(5),
      /** Prices that are offered as buttons. */
      quickOptions: listOf(positive(), [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000]),
    }),
    /** The price search of the home page. */
    priceSlider: group({
      /** Its lower end in dollars. */
      min: amount(5_000),
      /** Its upper end in dollars, shown with a plus: no limit. */
      max: positive(250_000),
      /** Dollars between two stops. */
      step: positive(500),
      /** Its upper end in dollars while the highest price of the stock is not known. */
      fallbackMax: positive(100_000),
    }),
  }),
  /** Tiles between the results. @since 0.1 */
  promo: group({
    /** The tiles: a title, and perhaps text, pictures, an address, the first and last day, a fixed `position` (1 is the first card) and the stock types that it is shown with (`display`). */
    tiles: listOf(promoTileKind, [], 'title'),
    /** The positions of tiles without their own `position`: one or several, counted in cards from 1. Each takes one tile. */
    positions: either([position(), listOf(position())], 8),
    /** Moves each of these tiles on by a random number of cards, at most this many. */
    randomExtra: wholeNumber(0, 2, 0),
    /** Tiles without a `position` come in another order on each visit. */
    shuffle: onOff(true),
  }),
};
