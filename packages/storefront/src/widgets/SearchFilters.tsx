import type { SearchState } from '@dealer/core/search';
import { facetLabel } from '@dealer/core/search';
import type { SearchAnswer } from '@dealer/search/hooks';
import { FilterBar } from '@dealer/ui/FilterBar';
import { FilterGroup } from '@dealer/ui/FilterGroup';
import { useStorefront } from '../boot/storefront.ts';
import { filterSummary } from './filterSummary.ts';
import { FacetFilter } from './FacetFilter.tsx';
import { NumberFilter } from './NumberFilter.tsx';

export type SearchFiltersProps = {
  state: SearchState;
  answer: SearchAnswer | undefined;
  /** Beside the results (or in the sheet), or as a bar above them. */
  layout: 'side' | 'bar';
  onChange: (change: (state: SearchState) => SearchState) => void;
};

/** Filters that are set by two numbers. */
const ranges = ['price', 'km'];
/** How many stand open beside the results before anything is chosen. */
const openFromStart = 4;

/**
 * The site's filters in its order; a filter that would leave nothing to choose is not shown.
 *
 * @example
 * <SearchFilters state={state} answer={answer} layout="side" onChange={update} />
 */
export const SearchFilters = ({ state, answer, layout, onChange }: SearchFiltersProps) => {
  const { site } = useStorefront();
  // Models are offered under a chosen make only: a list of every model of every make helps nobody.
  const shown = site.search.facets.filter(({ attribute }) => attribute !== 'model' || (state.refinements['make'] ?? []).length > 0);
  const groups = shown.flatMap((facet) => {
    const { attribute } = facet;
    const isRange = ranges.includes(attribute);
    const values = answer?.facets[attribute] ?? [];
    const chosen = state.refinements[attribute] ?? [];
    if (!isRange && answer && values.length < 2 && chosen.every((value) => values.some((known) => known.value === value))) return [];
    const content = isRange ? <NumberFilter attribute={attribute} state={state} stats={answer?.stats[attribute]} onChange={onChange} /> : <FacetFilter facet={facet} state={state} values={values} onChange={onChange} />;
    const summary = filterSummary(attribute, state, site);
    return [{ id: attribute, title: facetLabel(attribute), ...(summary === '' ? {} : { summary }), content }];
  });
  if (layout === 'bar') return <FilterBar label="Filters" groups={groups} />;
  return groups.map(({ id, content, ...group }, at) => (
    <FilterGroup key={id} {...group} open={at < openFromStart}>
      {content}
    </FilterGroup>
  ));
};
