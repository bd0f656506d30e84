import { Suspense, use } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { FilterPresentationContext } from '../../filterPresentation.ts';
import { LazyOnIdle } from '../../../../pageStart/later/LazyOnIdle.tsx';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import styles from './Filters.module.css';

const FiltersLoading = lazyWithPreload(async () => (await import('../../filters/FiltersLoading.tsx')).FiltersLoading);
/** On a phone they load on the first press of Filters. */
export const SearchFilters = lazyWithPreload(
  async () => (await import('../../filters/SearchFilters.tsx')).SearchFilters,
);

/** The site's filters: next to the results, in a bar above them, or in a sheet on a phone. */
export const Filters = () => {
  const t = useTexts();
  const { requested, status, update, response, counted } = usePage(page);
  const layout = use(FilterPresentationContext);
  const panel = <SearchFilters state={requested} answer={counted} layout={layout} onChange={update} />;
  if (layout === 'sheet') return panel;
  const skeleton = (
    <Suspense fallback={<div className={styles.filtersPlaceholder} />}>
      <FiltersLoading layout={layout} />
    </Suspense>
  );
  return (
    <section aria-label={t('Filters')}>
      {/* Before the first response there is nothing to choose: half a list that then fills would push the rest about. */}
      {response || status === 'failed' ? (
        <LazyOnIdle isNow part={SearchFilters} placeholder={skeleton}>
          {panel}
        </LazyOnIdle>
      ) : (
        skeleton
      )}
    </section>
  );
};
