import { memo, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PageItem } from '@dealer/core/page';
import { nounFor, showResultsLabel } from '@dealer/core/search';
import { LoadingBar } from '@dealer/ui/LoadingBar';
import type { SearchLayoutProps } from '@dealer/ui/SearchLayout';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { ServerContext } from '../../pageStart/later/serverContext.ts';
import { onFirstInput } from '../../pageStart/later/onFirstInput.ts';
import { createGate, GatedPart } from '../../pageStart/later/GatedPart.tsx';
import { LazyOnIdle } from '../../pageStart/later/LazyOnIdle.tsx';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { SlotWithFallback } from '../../slots/SlotWithFallback.tsx';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../page/usePageAreas.ts';
import { desktopQuery } from '../../browser/useDesktop.ts';
import { overlayOf, useOverlay, useOverlayActions } from '../../browser/useOverlay.ts';
import { useRememberSearch } from './useRememberSearch.ts';
import { PageProvider } from '../../page/usePage.tsx';
import { FilterPresentationContext } from './filterPresentation.ts';
import { page as definition } from './page.ts';
import { SearchFilters } from './sections/Filters/Filters.tsx';
import { searchParts } from './searchParts.ts';
import { useSearchPage } from './useSearchPage.ts';

/** On a phone it loads with the first press of Filters, and at the same time what is in it. */
const FilterSheet = lazyWithPreload(async () => {
  void SearchFilters.preload();
  return (await import('@dealer/ui/FilterSheet')).FilterSheet;
});

const SearchStructuredData = lazyWithPreload(
  async () => (await import('./SearchStructuredData.tsx')).SearchStructuredData,
);

/** The filters of a phone, in a sheet over the results. */
const Sheet = ({ page, items }: { page: ReturnType<typeof useSearchPage>; items: readonly PageItem[] }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { isOpen, close } = useOverlay('filters');
  const { noun } = page;
  return isOpen ? (
    <Suspense>
      <FilterSheet
        open
        title={t('Filters')}
        onOpenChange={close}
        count={page.count}
        labelFor={(shown) => showResultsLabel(shown, noun).label}
        waitingLabel={`Show Me ${nounFor(2, noun)}`}
        {...(page.filters.length > 0 ? { onClear: page.clear } : {})}
        clearLabel={site.phrases['search.clearFilters']}
      >
        <FilterPresentationContext value="sheet">
          <SectionList items={items} parts={searchParts} />
        </FilterPresentationContext>
      </FilterSheet>
    </Suspense>
  ) : null;
};

/** What the sections of the search page share, and where they are. */
export const SearchScreen = memo(() => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, events, isFirstView } = storefront;
  const isServer = use(ServerContext);
  // On a phone the filters that a server has written are hidden, and need no code.
  const [filterGate] = useState(() => createGate(isServer || !isFirstView() || matchMedia(desktopQuery).matches));
  const page = useSearchPage();
  const { top, head, filters, results, aside, below } = usePageAreas(definition);
  const { isDesktop, meta, resultsId, response, shown, status } = page;
  const hasFilters = filters.length > 0;
  const { close } = useOverlayActions('filters');
  // Of the transition, not of the press: it would wait for the hidden filters that a server has written, so it removes them.
  const isSheetOpen = overlayOf(useLocation()) === 'filters';

  // When the viewport grows to desktop width the filters are next to the results: the sheet closes together with its history entry.
  useEffect(() => {
    if (!isDesktop) return;
    filterGate.open();
    close();
  }, [isDesktop, filterGate, close]);
  useEffect(() => events.emit({ kind: 'analytics', id: 49, name: 'search page view' }), [events]);
  useRememberSearch(shown);

  const { get, preview, start } = page;
  useEffect(() => {
    const left = new AbortController();
    // What was pressed comes first; where that changes the search, it starts by itself.
    const stop = onFirstInput(() => {
      start();
      void import('./startEarlyAnswers.ts').then(
        ({ startEarlyAnswers }) => startEarlyAnswers(storefront, { get, preview }, left.signal),
        () => undefined,
      );
    }, document.head);
    return () => {
      stop();
      left.abort();
    };
  }, [storefront, get, preview, start]);

  const areas: SearchLayoutProps = {
    top: <SectionList items={top} parts={searchParts} />,
    head: <SectionList items={head} parts={searchParts} />,
    // On a phone they never load.
    filters:
      (isDesktop ?? !isSheetOpen) && hasFilters
        ? (as) => (
            <FilterPresentationContext value={as}>
              <GatedPart gate={filterGate} placeholder={null}>
                <SectionList items={filters} parts={searchParts} />
              </GatedPart>
            </FilterPresentationContext>
          )
        : null,
    results: {
      headingId: resultsId,
      heading: t('Results'),
      isBusy: status === 'pending' || status === 'loading',
      content: <SectionList items={results} parts={searchParts} />,
    },
    aside:
      aside.length > 0
        ? { label: t('More about this search'), content: <SectionList items={aside} parts={searchParts} /> }
        : null,
    below: <SectionList items={below} parts={searchParts} />,
    extras: (
      <>
        <LoadingBar active={status === 'loading' && response !== undefined} label={t('Searching')} />
        {isDesktop ? null : <Sheet page={page} items={filters} />}
      </>
    ),
  };

  return (
    <PageProvider page={definition} data={{ ...page, hasFilters }}>
      <Head
        title={meta.title}
        description={meta.description}
        canonical={site.url + meta.canonicalPath}
        noIndex={page.noIndex}
        inEachCountry
      />
      {response ? (
        <LazyOnIdle part={SearchStructuredData} isSilent>
          <SearchStructuredData heading={meta.heading} vehicles={response.vehicles} />
        </LazyOnIdle>
      ) : null}
      <SlotWithFallback name="SearchLayout" props={areas} />
    </PageProvider>
  );
});
SearchScreen.displayName = 'SearchScreen';
