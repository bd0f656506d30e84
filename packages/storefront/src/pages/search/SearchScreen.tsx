import { Suspense, useEffect, useId, useState } from 'react';
import { activeFilters, changeQuery, changeSort, displayedCount, emptySearchState, nounFor, searchMeta, serialiseSearchUrl, showResultsLabel, sortOptions } from '@dealer/core/search';
import type { SortBy } from '@dealer/core/search';
import { formatCount } from '@dealer/core/format';
import { useVehicleSearch } from '@dealer/search/hooks';
import { ActiveFilters } from '@dealer/ui/ActiveFilters';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { Pagination } from '@dealer/ui/Pagination';
import { ResultCount } from '@dealer/ui/ResultCount';
import { SortSelect } from '@dealer/ui/SortSelect';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../region/ErrorNotice.tsx';
import { later } from '../../region/later.tsx';
import { Region } from '../../region/Region.tsx';
import { SearchText } from '../../widgets/SearchText.tsx';
import { useMediaQuery } from '../../widgets/useMediaQuery.ts';
import { CardGrid } from '../../widgets/CardGrid.tsx';
import { SearchPriceBands } from './SearchPriceBands.tsx';
import styles from './SearchPage.module.css';
import { useShownAnswer } from './useShownAnswer.ts';

/** On a phone both come with the first press of Filters. */
const FilterSheet = later(async () => (await import('@dealer/ui/FilterSheet')).FilterSheet);
const SearchFilters = later(async () => (await import('../../widgets/SearchFilters.tsx')).SearchFilters);

const desktop = '(min-width: 64rem)';
const eagerCards = 3;

/** Search box, filters, results: what stands inside the search (rows 2.S01 to 2.S14). */
export const SearchScreen = () => {
  const storefront = useStorefront();
  const { site, template, search, events } = storefront;
  const vehicleSearch = useVehicleSearch(site);
  const { state, status, update, retry } = vehicleSearch;
  const answer = useShownAnswer(vehicleSearch);
  const isDesktop = useMediaQuery(desktop);
  const [sheetOpen, setSheetOpen] = useState(false);
  const resultsId = useId();

  useEffect(() => events.emit({ kind: 'analytics', id: 49, name: 'search page view' }), [events]);

  const context = { site, facetValues: search.knownFacetValues() };
  const count = answer && displayedCount({ hits: answer.total, stockCount: site.search.stockCount, carTypeCounts: Object.fromEntries((answer.facets['car_type'] ?? []).map(({ value, count: of }) => [value, of])) });
  const meta = searchMeta(state, site, count, context.facetValues);
  const filters = activeFilters(state, site);
  const clear = (): void => {
    if (site.routes.clearFiltersTarget !== null) void storefront.router.navigate(site.routes.clearFiltersTarget);
    else update(() => emptySearchState());
  };
  const pages = answer?.pages ?? 0;
  const hrefFor = (page: number): string => serialiseSearchUrl({ ...state, page }, context);
  const countText = count === undefined ? '' : `${formatCount(count)} ${nounFor(count, site.vehicleNoun.toLowerCase())}`;
  const showResults = showResultsLabel(count ?? 0, site.vehicleNoun);
  const layout = template.recipes.filters === 'bar' && isDesktop ? 'bar' : 'side';
  const filterPanel = <SearchFilters state={state} answer={answer} layout={layout} onChange={update} />;

  return (
    <div className={styles.page} data-filters={layout}>
      <Head title={meta.title} description={meta.description} canonical={site.url + meta.canonicalPath} noIndex={filters.length > 1} />
      <div className={styles.head}>
        <h1 className={styles.heading}>{meta.heading}</h1>
        <div className={styles.box}>
          <SearchText text={state.query} onChange={(query) => update((before) => changeQuery(before, query))} />
        </div>
      </div>
      {template.recipes.priceBandsInSearch ? <SearchPriceBands state={state} /> : null}
      {isDesktop ? (
        <section className={styles.filters} aria-label="Filters">
          <Region name="filters">
            <Suspense fallback={<div className={styles.filtersPlace} />}>{filterPanel}</Suspense>
          </Region>
        </section>
      ) : null}
      <section className={styles.results} aria-labelledby={resultsId} aria-busy={status === 'loading'}>
        <h2 id={resultsId} className={styles.hiddenHeading}>
          Results
        </h2>
        <div className={styles.bar}>
          <ResultCount text={countText} busy={status === 'loading'} />
          <div className={styles.tools}>
            {isDesktop ? null : (
              <Button variant="secondary" onClick={() => setSheetOpen(true)}>
                {filters.length > 0 ? `Filters (${filters.length})` : 'Filters'}
              </Button>
            )}
            <SortSelect options={sortOptions.map(({ value, label }) => ({ value, label }))} value={state.sortBy} onChange={(value) => update((before) => changeSort(before, value as SortBy))} />
          </div>
        </div>
        {filters.length > 0 ? (
          <ActiveFilters
            items={filters.map(({ id, label }) => ({ id, label }))}
            onRemove={(id) => {
              const filter = filters.find((entry) => entry.id === id);
              if (filter) update(filter.remove);
            }}
            onClear={clear}
            clearLabel={site.phrases['search.clearFilters']}
          />
        ) : null}
        {status === 'failed' ? (
          <ErrorNotice
            title={answer ? 'These are the last results we could load' : 'The search did not answer'}
            text="Your filters are kept. Please try again in a moment."
            onRetry={retry}
          />
        ) : null}
        {answer && answer.total === 0 ? (
          <EmptyState title={site.phrases['search.noResultsTitle']} text={site.phrases['search.noResultsText']} action={<Button variant="primary" onClick={clear}>{site.phrases['search.clearFilters']}</Button>} />
        ) : status === 'failed' && !answer ? null : (
          <Region name="results">
            <CardGrid label={meta.heading} busy={status === 'loading'} vehicles={answer?.vehicles ?? null} skeletons={isDesktop ? 6 : 3} eager={eagerCards} />
          </Region>
        )}
        {answer && answer.dropped > 0 ? (
          <p className={styles.note}>
            {answer.dropped === 1 ? 'One vehicle on this page could not be shown.' : `${answer.dropped} vehicles on this page could not be shown.`}
          </p>
        ) : null}
        {pages > 1 ? <Pagination page={state.page} pages={pages} hrefFor={hrefFor} /> : null}
        <LiveRegion message={status === 'ready' ? `${countText} found` : ''} />
      </section>
      {sheetOpen && !isDesktop ? (
        <Suspense>
          <FilterSheet open title="Filters" onOpenChange={setSheetOpen} applyLabel={showResults.label} {...(filters.length > 0 ? { onClear: clear } : {})} clearLabel={site.phrases['search.clearFilters']}>
            {filterPanel}
          </FilterSheet>
        </Suspense>
      ) : null}
    </div>
  );
};
