import { displayedAttributes } from './displayedAttributes.ts';
import { searchFacets } from '../site/searchFacets.ts';
import { searchExactWords, searchStopWords, searchSynonyms } from './searchSynonyms.ts';

/** The primary key of the index, set on every import because Meilisearch cannot infer it (several fields end in "id"). */
export const indexPrimaryKey = 'id';

/** Attributes by which stock can be filtered: the facets, and what addresses and fixed filters need. */
export const filterableAttributes: readonly string[] = [
  ...searchFacets,
  'id',
  'slug',
  'stocknum',
  'location_id',
  'dealership_id',
  'dealership_slug',
  'photos_count',
  'show_on_dealer_website',
  'sold_date_timestamp',
  'before_price',
  'shown_price',
  'shown_price_or_subscription',
  'drive_away_price',
  'reserved',
  'preorder',
];

/** Identifiers of a vehicle, which are matched exactly, without typing errors (decision G3). */
export const identifyingAttributes: readonly string[] = ['stocknum', 'regplate', 'vin', 'identifiers'];

/**
 * The searchable attributes (decision G3), the most relevant first, without names of dealerships and locations, and
 * descriptions. `make_model` has make and model together, so that "mazda 3" finds a Mazda 3 before a Mazda with a 3 elsewhere.
 * Seats and doors are in `search_terms` ("seats7"): as plain numbers every Mazda with five seats would match "mazda 5".
 */
export const searchableAttributes: readonly string[] = [
  'make_model',
  'model',
  'make',
  'badge',
  'series',
  'year',
  'simple_body',
  'body',
  'search_terms',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'filtered_features',
  ...identifyingAttributes,
];

/** The index settings that a storefront needs; the stock importer sends them, and the embedded engine uses them. */
type IndexSettings = {
  readonly displayedAttributes: readonly string[];
  readonly searchableAttributes: readonly string[];
  readonly filterableAttributes: readonly string[];
  readonly sortableAttributes: readonly string[];
  readonly rankingRules: readonly string[];
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly stopWords: readonly string[];
  readonly typoTolerance: {
    readonly disableOnWords: readonly string[];
    readonly disableOnAttributes: readonly string[];
    readonly disableOnNumbers: boolean;
  };
  readonly faceting: {
    readonly maxValuesPerFacet: number;
    readonly sortFacetValuesBy: Readonly<Record<string, 'alpha' | 'count'>>;
  };
  readonly pagination: { readonly maxTotalHits: number };
};

/**
 * The highest hit that a page link may lead to: the number of documents rounded up to 10,000 (decision B1).
 *
 * @example
 * maxTotalHitsFor(16_734); // => 20000
 */
const maxTotalHitsFor = (documentCount: number): number => Math.max(1, Math.ceil(documentCount / 10_000)) * 10_000;

/**
 * Settings of an index of this size. "sort" is the first rule, so that sorting by price is exact; without a sort parameter it
 * has no effect, and an empty query is ordered by custom_rank (decision B8). "exactness" comes before "attribute", so that
 * "van" finds vans before a Vantage.
 *
 * @example
 * indexSettingsFor(16_734).pagination; // => { maxTotalHits: 20000 }
 */
export const indexSettingsFor = (documentCount: number): IndexSettings => ({
  displayedAttributes,
  searchableAttributes,
  filterableAttributes,
  sortableAttributes: [
    'price',
    'shown_price',
    'shown_price_or_subscription',
    'drive_away_price',
    'created_at_timestamp',
    'km',
    'year',
    'custom_rank',
    '_geo',
  ],
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'exactness', 'attribute', 'custom_rank:desc'],
  synonyms: searchSynonyms(),
  stopWords: searchStopWords,
  // A number one digit away is another vehicle, year or engine.
  typoTolerance: {
    disableOnWords: searchExactWords,
    disableOnAttributes: identifyingAttributes,
    disableOnNumbers: true,
  },
  faceting: { maxValuesPerFacet: 1_000, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: maxTotalHitsFor(documentCount) },
});

/** Settings for up to 20,000 vehicles. */
export const indexSettings: IndexSettings = /* @__PURE__ */ indexSettingsFor(20_000);
