import { searchFacets } from './searchFacets.ts';

/** The primary key of the index; named on every import, never inferred (several fields end in "id"). */
export const indexPrimaryKey = 'id';

/** Attributes by which stock can be filtered: the specification's facets, and what addresses and fixed filters need. */
export const filterableAttributes: readonly string[] = [
  ...searchFacets,
  'id', 'slug', 'stocknum', 'location_id', 'dealership_id', 'dealership_slug', 'photos_count', 'show_on_dealer_website',
  'sold_date_timestamp', 'reserved', 'preorder', 'series',
];

/** What the index must be told to answer a storefront; sent by the stock importer, used by the embedded engine. */
export type IndexSettings = {
  readonly searchableAttributes: readonly string[];
  readonly filterableAttributes: readonly string[];
  readonly sortableAttributes: readonly string[];
  readonly rankingRules: readonly string[];
  readonly faceting: { readonly maxValuesPerFacet: number; readonly sortFacetValuesBy: Readonly<Record<string, 'alpha' | 'count'>> };
  readonly pagination: { readonly maxTotalHits: number };
};

/**
 * The highest hit that a page link may lead to: the number of documents rounded up to 10,000 (decision B1).
 *
 * @example
 * maxTotalHitsFor(16_734); // => 20000
 */
export const maxTotalHitsFor = (documentCount: number): number => Math.max(1, Math.ceil(documentCount / 10_000)) * 10_000;

/**
 * Settings of an index of this size. "sort" stands first, so that lowest price means lowest price and not the best match first;
 * without a sort it does nothing, and an empty query is ordered by custom_rank (specification section 7; decision B8).
 *
 * @example
 * indexSettingsFor(16_734).pagination; // => { maxTotalHits: 20000 }
 */
export const indexSettingsFor = (documentCount: number): IndexSettings => ({
  searchableAttributes: [
    'name', 'make_model', 'make', 'model', 'badge', 'series', 'simple_body', 'body', 'colour', 'fuel', 'transmission', 'drive',
    'stocknum', 'regplate', 'city', 'dealership_name', 'location_name', 'filtered_features',
  ],
  filterableAttributes,
  sortableAttributes: ['price', 'created_at_timestamp', 'km', 'year', 'custom_rank'],
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', 'custom_rank:desc'],
  faceting: { maxValuesPerFacet: 1_000, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: maxTotalHitsFor(documentCount) },
});

/** Settings for up to 20,000 vehicles. */
export const indexSettings: IndexSettings = /* @__PURE__ */ indexSettingsFor(20_000);
