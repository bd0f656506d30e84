import { memo, Suspense, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import {
  activeFilters,
  changeQuery,
  changeSort,
  displayedCount,
  nounFor,
  parseSearchUrl,
  resultNoun,
  searchMeta,
  serialiseSearchUrl,
  showResultsLabel,
  sortOptions,
} from '@dealer/core/search';
import type { SearchState, SortBy } from '@dealer/core/search';
import { formatCount } from '@dealer/core/format';
import { clearFiltersPath } from '@dealer/core/routes';
import { useVehicleSearch, withPlace } from '@dealer/search/hooks';
import { ActiveFilters } from '@dealer/ui/ActiveFilters';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { LoadingBar } from '@dealer/ui/LoadingBar';
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
import { useOverlay } from '../../widgets/useOverlay.ts';
import { useRememberSearch } from '../../widgets/useRememberSearch.ts';
import { problemWords } from './problemWords.ts';
import { ResultGrid } from './ResultGrid.tsx';
import { SaveSearch } from './SaveSearch.tsx';
import { SearchPriceBands } from './SearchPriceBands.tsx';
import styles from './SearchPage.module.css';
import { searchOwner } from './searchOwner.ts';
import { useResultItems } from './useResultItems.ts';
import { useShownAnswer } from './useShownAnswer.ts';

/** On a phone both come with the first press of Filters. */
const FilterSheet = later(async () => (await import('@dealer/ui/FilterSheet')).FilterSheet);
/** Comes where the words of a search match nothing together. */
const NearestVehicles = later(async () => (await import('./NearestVehicles.tsx')).NearestVehicles);
const FiltersLoading = later(async () => (await import('../../widgets/FiltersLoading.tsx')).FiltersLoading);
const SearchFilters = later(async () => (await import('../../widgets/SearchFilters.tsx')).SearchFilters);

const desktop = '(min-width: 64rem)';
const eagerCards = 3;

export type SearchScreenProps = {
  /** The search of the address, where Back or Forward led to it; elsewhere the address follows the search. */
  addressed: SearchState | undefined;
};

/** Search box, filters, results: what stands inside the search (rows 2.S01 to 2.S14). */
export const SearchScreen = memo(({ addressed }: SearchScreenProps) => {
  const storefront = useStorefront();
  const { site, template, search, events } = storefront;
  const vehicleSearch = useVehicleSearch();
  const { state, status, problem, update, retry } = vehicleSearch;
  const { answer, isCurrent, told, isSlow } = useShownAnswer(vehicleSearch, addressed);
  const busy = status !== 'failed' && !isCurrent;
  const items = useResultItems(answer?.vehicles ?? null, told.refinements['car_type']);
  const isDesktop = useMediaQuery(desktop);
  const sheet = useOverlay('filters');
  const resultsId = useId();
  const resultsHeading = useRef<HTMLHeadingElement>(null);

  // A phone turned to a desktop's width has its filters beside the results: the sheet's entry of the history goes with the sheet.
  useEffect(() => {
    if (isDesktop) sheet.close();
  }, [isDesktop, sheet]);
  useEffect(() => events.emit({ kind: 'analytics', id: 49, name: 'search page view' }), [events]);

  const context = { site, facetValues: search.knownFacetValues() };
  const count =
    answer &&
    displayedCount({
      hits: answer.total,
      stockCount: site.search.stockCount,
      carTypeCounts: answer.facets['car_type'] ?? {},
    });
  const shown = useMemo(() => withPlace(told, site), [told, site]);
  const meta = searchMeta(shown, site, count, context.facetValues);
  const filters = activeFilters(told, site, answer?.stock);
  const clear = (): void => {
    if (site.routes.clearFiltersTarget !== null)
      void searchOwner(storefront.router).navigate(site.routes.clearFiltersTarget, {
        replace: false,
        preventScrollReset: false,
        state: null,
      });
    else update(() => parseSearchUrl(clearFiltersPath(site), '', context));
  };
  const pages = answer?.pages ?? 0;
  const isPastEnd =
    isCurrent && answer !== undefined && answer.vehicles.length + answer.dropped === 0 && answer.total > 0;
  // A link leads on from what was chosen last, told or not.
  const placed = useMemo(() => withPlace(state, site), [state, site]);
  const hrefFor = (page: number): string => serialiseSearchUrl({ ...placed, page }, context);
  const noun =
    answer && count !== undefined
      ? resultNoun({ count, itemTypes: answer.facets['item_type'], chosen: told.refinements['item_type'] }, site)
      : site.vehicleNoun;
  const countText = count === undefined ? '' : `${formatCount(count)} ${nounFor(count, noun.toLowerCase())}`;
  const layout = template.recipes.filters === 'bar' && isDesktop ? 'bar' : 'side';
  // Vehicles come first: the counts of some hundred values follow in a second step.
  const counted = useDeferredValue(answer);
  const filterPanel = (
    <SearchFilters state={state} answer={counted} layout={isDesktop ? layout : 'sheet'} onChange={update} />
  );
  const nothingFound = (
    <EmptyState
      title={site.phrases['search.noResultsTitle']}
      text={site.phrases['search.noResultsText']}
      action={
        <Button variant="primary" onClick={clear}>
          {site.phrases['search.clearFilters']}
        </Button>
      }
    />
  );
  const filterSkeleton = (
    <Suspense fallback={<div className={styles.filtersPlace} />}>
      <FiltersLoading layout={layout} />
    </Suspense>
  );
  useRememberSearch(shown);

  const chips = (
    <ActiveFilters
      items={filters.map(({ id, label }) => ({ id, label }))}
      onRemove={(id) => {
        const filter = filters.find((entry) => entry.id === id);
        if (filter) update(filter.remove);
        if (filters.length === 1) resultsHeading.current?.focus({ preventScroll: true });
      }}
      onClear={() => {
        clear();
        resultsHeading.current?.focus({ preventScroll: true });
      }}
      clearLabel={site.phrases['search.clearFilters']}
    />
  );

  return (
    <div className={styles.page} data-filters={layout}>
      <Head
        title={meta.title}
        description={meta.description}
        canonical={site.url + meta.canonicalPath}
        noIndex={filters.length > 1}
      />
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
            {/* Before the first answer there is nothing to choose: half a list that then fills would push the rest about. */}
            <Suspense fallback={filterSkeleton}>
              {answer || status === 'failed' ? filterPanel : filterSkeleton}
            </Suspense>
          </Region>
        </section>
      ) : null}
      <section className={styles.results} aria-labelledby={resultsId} aria-busy={busy}>
        <h2 id={resultsId} ref={resultsHeading} tabIndex={-1} className={styles.hiddenHeading}>
          Results
        </h2>
        <div className={styles.bar}>
          <div className={styles.countLine}>
            <ResultCount text={countText} busy={isSlow} />
            <SaveSearch state={shown} title={meta.heading} filters={filters} isSeen={isCurrent} />
          </div>
          {isDesktop ? <div className={styles.chips}>{chips}</div> : null}
          <div className={styles.tools}>
            {isDesktop ? null : (
              <Button variant="secondary" onClick={() => sheet.open()}>
                {filters.length > 0 ? `Filters (${filters.length})` : 'Filters'}
              </Button>
            )}
            <SortSelect
              options={sortOptions.map(({ value, label }) => ({ value, label }))}
              value={state.sortBy}
              onChange={(value) => update((before) => changeSort(before, value as SortBy))}
            />
          </div>
        </div>
        {isDesktop ? null : chips}
        {problem === undefined ? null : (
          <ErrorNotice {...problemWords(problem, answer !== undefined)} onRetry={retry} />
        )}
        {answer && answer.total === 0 ? (
          answer.asked.query.includes(' ') ? (
            <Region name="nearest results">
              <Suspense fallback={<div className={styles.nearestPlace} />}>
                <NearestVehicles
                  key={answer.key}
                  state={answer.asked}
                  action={
                    <Button variant="secondary" onClick={clear}>
                      {site.phrases['search.clearFilters']}
                    </Button>
                  }
                  empty={nothingFound}
                />
              </Suspense>
            </Region>
          ) : (
            nothingFound
          )
        ) : isPastEnd ? (
          <EmptyState
            title={`There is no page ${formatCount(told.page)}`}
            text={`These results end at page ${formatCount(pages)}.`}
            action={
              <Button variant="primary" href={hrefFor(1)}>
                Go to the first page
              </Button>
            }
          />
        ) : problem !== undefined && !answer ? null : (
          <Region name="results">
            <ResultGrid label={meta.heading} busy={isSlow} items={items} eager={eagerCards} />
          </Region>
        )}
        {answer && answer.dropped > 0 ? (
          <p className={styles.note}>
            {answer.dropped === 1
              ? 'One vehicle on this page could not be shown.'
              : `${answer.dropped} vehicles on this page could not be shown.`}
          </p>
        ) : null}
        {pages > 1 && !isPastEnd ? <Pagination page={told.page} pages={pages} hrefFor={hrefFor} /> : null}
      </section>
      <LoadingBar active={isSlow && answer !== undefined} label="Searching" />
      {sheet.isOpen && !isDesktop ? (
        <Suspense>
          <FilterSheet
            open
            title="Filters"
            onOpenChange={sheet.close}
            count={count}
            labelFor={(shown) => showResultsLabel(shown, noun).label}
            waitingLabel={`Show Me ${nounFor(2, noun)}`}
            {...(filters.length > 0 ? { onClear: clear } : {})}
            clearLabel={site.phrases['search.clearFilters']}
          >
            {filterPanel}
          </FilterSheet>
        </Suspense>
      ) : null}
    </div>
  );
});
SearchScreen.displayName = 'SearchScreen';
