import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import {
  activeFilters,
  displayedCount,
  needsFacetValues,
  parseSearchUrl,
  resultNoun,
  searchMeta,
  serialiseSearchUrl,
} from '@dealer/core/search';
import { clearFiltersPath } from '@dealer/core/routes';
import { useSearch, withLocation } from '@dealer/search/session';
import { useStorefront } from '../../boot/storefront.ts';
import { onIdleAfterPaint } from '../../pageStart/later/onIdleAfterPaint.ts';
import { useDesktop } from '../../browser/useDesktop.ts';
import { searchOwner } from './searchOwner.ts';

/** The search as the sections of its page need it. */
export const useSearchPage = () => {
  const { site, search: queries, router } = useStorefront();
  const search = useSearch();
  const { requested, key, displayed, response, update } = search;
  const isCurrent = response?.key === key;
  const isDesktop = useDesktop();
  const resultsId = useId();
  const [, setKnown] = useState(queries.knownFacetValues);
  const context = { site, facetValues: queries.knownFacetValues() };
  const isUnnamed = needsFacetValues(requested, context);
  // The makes of the index, for the address of the one that the visitor chooses, are loaded after the first view. Where they change
  // nothing on the page, nothing is rendered: React would discard the parts of a server's HTML whose code has not come.
  useEffect(
    () =>
      onIdleAfterPaint(
        () =>
          void queries.facetValues().then(() => {
            if (isUnnamed) setKnown(queries.knownFacetValues());
          }),
      ),
    [queries, isUnnamed],
  );
  const count =
    response &&
    displayedCount({
      hits: response.total,
      stockCount: site.search.stockCount,
      carTypeCounts: response.facets['car_type'] ?? {},
    });
  const shown = useMemo(() => withLocation(displayed, site), [displayed, site]);
  // Links build on the latest selection, displayed or not.
  const placed = useMemo(() => withLocation(requested, site), [requested, site]);
  const meta = searchMeta(shown, site, count, context.facetValues);
  const isEmpty = isCurrent && response.vehicles.length + response.dropped === 0;
  return {
    ...search,
    /** The response is that to `requested`, not an earlier one. */
    isCurrent,
    shown,
    count,
    noun:
      response && count !== undefined
        ? resultNoun(
            { count, itemTypes: response.facets['item_type'], chosen: displayed.refinements['item_type'] },
            site,
          )
        : site.vehicleNoun,
    meta,
    filters: activeFilters(displayed, site, response?.stock),
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
    /** The page number of the address is beyond the last page. */
    isPastEnd: isEmpty && response.total > 0,
    noIndex: !meta.isLanding || (isEmpty && requested.page > 1),
    isDesktop,
    /** Vehicles render first; facet counts follow in a second step. */
    counted: useDeferredValue(response),
    /** The heading of the results, which receives focus when the focused element is removed. */
    resultsId,
  };
};

export type PageSearch = ReturnType<typeof useSearchPage> & {
  /** The page has filters that open as a sheet on phones. */
  hasFilters: boolean;
};
