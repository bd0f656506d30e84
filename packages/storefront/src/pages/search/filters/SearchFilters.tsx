import { openFilters } from './filterShapes.ts';
import { memo } from 'react';
import type { SearchState } from '@dealer/core/search';
import { facetHeading, facetValueLabel, toggleRefinement } from '@dealer/core/search';
import { formatCount } from '@dealer/core/format';
import type { SearchResponse } from '@dealer/search/answers';
import type { SiteFacet } from '@dealer/core/site';
import { FilterBar, type FilterBarGroup } from '@dealer/ui/FilterBar';
import { FilterDropdown } from '@dealer/ui/FilterDropdown';
import { FilterGroup } from '@dealer/ui/FilterGroup';
import { FilterToggle } from '@dealer/ui/FilterToggle';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../boot/storefront.ts';
import { FacetFilter } from './FacetFilter.tsx';
import { filterSummary } from './filterSummary.ts';
import { NumberFilter } from './NumberFilter.tsx';
import { type ShownFilter, shownFilters } from './shownFilters.ts';
import { DistanceWhenVisible, hasDistances } from './DistanceWhenVisible.tsx';
import styles from './SearchFilters.module.css';

type SearchFiltersProps = {
  state: SearchState;
  answer: SearchResponse | undefined;
  /** Next to the results, as a bar above them, or in the sheet of a phone. */
  layout: 'side' | 'bar' | 'sheet';
  onChange: (change: (state: SearchState) => SearchState) => void;
};

/** A filter with its title; without a widget it folds. */
type Group = FilterBarGroup & { widget?: SiteFacet['widget']; inline?: boolean };

/**
 * The site's filters in its order, each drawn as the site says. In the sheet there is no second layer: a drop-down
 * opens in place there.
 */
export const SearchFilters = memo(({ state, answer, layout, onChange }: SearchFiltersProps) => {
  const t = useTexts();
  const { site } = useStorefront();

  const contentOf = ({ facet, kind, items }: ShownFilter) => {
    const { attribute } = facet;
    switch (kind) {
      case 'range':
        return <NumberFilter attribute={attribute} state={state} answer={answer} onChange={onChange} />;
      case 'toggle': {
        const [item] = items;
        const on = item?.isRefined ?? false;
        return (
          <FilterToggle
            label={facetValueLabel(attribute, 'true', site)}
            count={formatCount(item?.count ?? 0)}
            on={on}
            onChange={() => onChange((before) => toggleRefinement(before, attribute, 'true'))}
          />
        );
      }
      case 'values':
        return (
          <FacetFilter
            facet={facet}
            items={items}
            state={state}
            answer={answer}
            compact={layout === 'bar'}
            onChange={onChange}
          />
        );
    }
  };
  const groups = shownFilters(state, answer, site).map((filter): Group => {
    const { facet, kind } = filter;
    const summary = filterSummary(facet.attribute, state, site, answer?.stock);
    return {
      id: facet.attribute,
      title: facetHeading(facet.attribute),
      ...(summary === '' ? {} : { summary }),
      content: contentOf(filter),
      widget: kind === 'range' ? (facet.widget === 'select' ? ('menu' as const) : facet.widget) : facet.widget,
      // A select and a switch say themselves what they are.
      inline: kind === 'toggle' || (kind === 'values' && facet.widget === 'select'),
    };
  });
  if (hasDistances(site))
    groups.push({ id: 'distance', title: t('Distance'), content: <DistanceWhenVisible onChange={onChange} /> });
  if (layout === 'bar')
    return <FilterBar label={t('Filters')} groups={groups.map(({ widget: _, ...group }) => group)} />;
  return groups.map(({ id, content, widget, inline, ...group }, at) => {
    if (inline) {
      return (
        <div key={id} className={styles.inline}>
          {content}
        </div>
      );
    }
    if (widget === 'dropdown' && layout === 'side') {
      return (
        <div key={id} className={styles.inline}>
          <FilterDropdown wide {...group}>
            {content}
          </FilterDropdown>
        </div>
      );
    }
    return (
      <FilterGroup key={id} {...group} open={at < openFilters} headingLevel={layout === 'side' ? 2 : 3}>
        {content}
      </FilterGroup>
    );
  });
});
SearchFilters.displayName = 'SearchFilters';
