import type { FacetItem, SearchState } from '@dealer/core/search';
import type { SiteFacet } from '@dealer/core/site';
import type { SearchResponse } from '@dealer/search/answers';

export type FacetFilterProps = {
  facet: SiteFacet;
  items: readonly FacetItem[];
  state: SearchState;
  /** Counts the models under the makes. */
  answer: Pick<SearchResponse, 'makes' | 'facets'> | undefined;
  /** In a bar a select has no title. */
  compact: boolean;
  onChange: (change: (state: SearchState) => SearchState) => void;
};
