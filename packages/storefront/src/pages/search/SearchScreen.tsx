import { memo, Suspense, useEffect } from 'react';
import { nounFor, showResultsLabel } from '@dealer/core/search';
import { LoadingBar } from '@dealer/ui/LoadingBar';
import { useStorefront } from '../../boot/storefront.ts';
import { afterFirstView } from '../../head/afterFirstView.ts';
import { Head } from '../../head/Head.tsx';
import { later } from '../../region/later.tsx';
import { searchParts } from '../../sections/registry/searchParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { useRememberSearch } from '../../widgets/useRememberSearch.ts';
import { SearchContext } from './searchContext.ts';
import styles from './SearchPage.module.css';
import { searchAreas, searchSectionList } from './searchSectionList.ts';
import { useSearchPage } from './useSearchPage.ts';

/** On a phone it comes with the first press of Filters. */
const FilterSheet = later(async () => (await import('@dealer/ui/FilterSheet')).FilterSheet);

const SearchGraph = afterFirstView(async () => (await import('./SearchGraph.tsx')).SearchGraph);

/** What the sections of the search page share, and where they are (rows 2.S01 to 2.S14). */
export const SearchScreen = memo(() => {
  const { site, events } = useStorefront();
  const page = useSearchPage();
  const { top, head, filters, results, below } = usePageAreas('search', searchSectionList, searchAreas);
  const { isDesktop, layout, meta, noun, resultsId, response, sheet, shown, status } = page;
  const hasFilters = filters.length > 0;

  // A phone turned to a desktop's width has its filters beside the results: the sheet's entry of the history goes with the sheet.
  useEffect(() => {
    if (isDesktop) sheet.close();
  }, [isDesktop, sheet]);
  useEffect(() => events.emit({ kind: 'analytics', id: 49, name: 'search page view' }), [events]);
  useRememberSearch(shown);

  return (
    <SearchContext value={{ ...page, hasFilters }}>
      <Head
        title={meta.title}
        description={meta.description}
        canonical={site.url + meta.canonicalPath}
        noIndex={page.filters.length > 1}
      />
      <Suspense>
        <SearchGraph heading={meta.heading} vehicles={response?.vehicles ?? []} />
      </Suspense>
      <SectionList items={top} parts={searchParts} />
      <div className={styles.page} data-filters={hasFilters ? layout : undefined}>
        <div className={styles.head}>
          <SectionList items={head} parts={searchParts} />
        </div>
        {isDesktop && hasFilters ? (
          <div>
            <SectionList items={filters} parts={searchParts} />
          </div>
        ) : null}
        <section
          className={styles.results}
          aria-labelledby={resultsId}
          aria-busy={status === 'pending' || status === 'loading'}
        >
          <h2 id={resultsId} tabIndex={-1} className={styles.hiddenHeading}>
            Results
          </h2>
          <SectionList items={results} parts={searchParts} />
        </section>
        <LoadingBar active={status === 'loading' && response !== undefined} label="Searching" />
        {sheet.isOpen && !isDesktop ? (
          <Suspense>
            <FilterSheet
              open
              title="Filters"
              onOpenChange={sheet.close}
              count={page.count}
              labelFor={(shown) => showResultsLabel(shown, noun).label}
              waitingLabel={`Show Me ${nounFor(2, noun)}`}
              {...(page.filters.length > 0 ? { onClear: page.clear } : {})}
              clearLabel={site.phrases['search.clearFilters']}
            >
              <SectionList items={filters} parts={searchParts} />
            </FilterSheet>
          </Suspense>
        ) : null}
      </div>
      <SectionList items={below} parts={searchParts} />
    </SearchContext>
  );
});
SearchScreen.displayName = 'SearchScreen';
