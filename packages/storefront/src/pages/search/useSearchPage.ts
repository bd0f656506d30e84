import { useDeferredValue, useId, useMemo } from 'react';
import {
  activeFilters,
  displayedCount,
  parseSearchUrl,
  resultNoun,
  searchMeta,
  serialiseSearchUrl,
} from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { clearFiltersPath } from '@dealer/core/routes';
import { useVehicleSearch, withPlace } from '@dealer/search/hooks';
import { useStorefront } from '../../boot/storefront.ts';
import { useMediaQuery } from '../../widgets/useMediaQuery.ts';
import { useOverlay } from '../../widgets/useOverlay.ts';
import { searchOwner } from './searchOwner.ts';
import { useShownAnswer } from './useShownAnswer.ts';

const desktop = '(min-width: 64rem)';

/**
 * The search as the sections of its page need it.
 *
 * @example
 * <SearchContext value={useSearchPage(addressed)}>...</SearchContext>
 */
export const useSearchPage = (addressed: SearchState | undefined) => {
  const { site, template, search, router } = useStorefront();
  const vehicleSearch = useVehicleSearch();
  const { state, status, problem, update, retry } = vehicleSearch;
  const { answer, isCurrent, told, isSlow } = useShownAnswer(vehicleSearch, addressed);
  const isDesktop = useMediaQuery(desktop);
  const sheet = useOverlay('filters');
  const resultsId = useId();
  const context = { site, facetValues: search.knownFacetValues() };
  const count =
    answer &&
    displayedCount({
      hits: answer.total,
      stockCount: site.search.stockCount,
      carTypeCounts: answer.facets['car_type'] ?? {},
    });
  const shown = useMemo(() => withPlace(told, site), [told, site]);
  // A link leads on from what was chosen last, told or not.
  const placed = useMemo(() => withPlace(state, site), [state, site]);
  const layout = template.recipes.filters === 'bar' && isDesktop ? ('bar' as const) : ('side' as const);
  return {
    state,
    status,
    problem,
    update,
    retry,
    answer,
    isCurrent,
    told,
    isSlow,
    shown,
    count,
    noun:
      answer && count !== undefined
        ? resultNoun({ count, itemTypes: answer.facets['item_type'], chosen: told.refinements['item_type'] }, site)
        : site.vehicleNoun,
    meta: searchMeta(shown, site, count, context.facetValues),
    filters: activeFilters(told, site, answer?.stock),
    clear: (): void => {
      if (site.routes.clearFiltersTarget !== null)
        void searchOwner(router).navigate(site.routes.clearFiltersTarget, {
          replace: false,
          preventScrollReset: false,
          state: null,
        });
      else update(() => parseSearchUrl(clearFiltersPath(site), '', context));
    },
    hrefFor: (page: number): string => serialiseSearchUrl({ ...placed, page }, context),
    /** The page of the address lies behind the last one. */
    isPastEnd: isCurrent && answer !== undefined && answer.vehicles.length + answer.dropped === 0 && answer.total > 0,
    isDesktop,
    sheet,
    layout,
    /** Vehicles come first: the counts of some hundred values follow in a second step. */
    counted: useDeferredValue(answer),
    /** The heading of the results, which takes the focus of what is gone. */
    resultsId,
  };
};

export type PageSearch = ReturnType<typeof useSearchPage> & {
  /** The page has filters to open on a phone. */
  hasFilters: boolean;
};
