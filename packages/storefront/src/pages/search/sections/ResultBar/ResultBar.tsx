import { formatCount } from '@dealer/core/format';
import { changeSort, nounFor, type SortBy, sortOptions } from '@dealer/core/search';
import { ActiveFilters } from '@dealer/ui/ActiveFilters';
import { Button } from '@dealer/ui/Button';
import { ResultCount } from '@dealer/ui/ResultCount';
import { SortSelect } from '@dealer/ui/SortSelect';
import { useTexts } from '@dealer/ui/Texts';
import { ErrorRegion } from '../../../../errors/ErrorRegion.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { useOverlayActions } from '../../../../browser/useOverlay.ts';
import { page } from '../../page.ts';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../../../pageStart/later/LazyOnVisible.tsx';
import { LazyOnIdle } from '../../../../pageStart/later/LazyOnIdle.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import { useResultLayout } from '../../../../stores/resultLayout.ts';
import styles from './ResultBar.module.css';
import type { section } from './section.ts';

const LayoutSwitch = lazyWithPreload(async () => (await import('@dealer/ui/LayoutSwitch')).LayoutSwitch);
const SaveSearch = lazyWithPreload(async () => (await import('./SaveSearch.tsx')).SaveSearch);

/** The number of results, the active filters and the order; on a phone also the button for the filters. */
export const ResultBar = ({ settings: { save, sort } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { layout, choose } = useResultLayout();
  const { requested, update, shown, count, noun, meta, filters, isCurrent, isDesktop, hasFilters, status } =
    usePage(page);
  const { open } = useOverlayActions('filters');
  const chips = <Chips />;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.countLine}>
          <ResultCount
            text={count === undefined ? '' : `${formatCount(count)} ${nounFor(count, noun.toLowerCase())}`}
            busy={status === 'loading'}
          />
          {!save ? null : count === undefined ? (
            <div className={styles.savePlaceholder} />
          ) : (
            // Without the code of these two, the order remains.
            <ErrorRegion name="save search" fallback={<div className={styles.savePlaceholder} />}>
              <LazyOnIdle part={SaveSearch} placeholder={<div className={styles.savePlaceholder} />}>
                <SaveSearch state={shown} title={meta.heading} filters={filters} isSeen={isCurrent} />
              </LazyOnIdle>
            </ErrorRegion>
          )}
        </div>
        {isDesktop === false ? null : <div className={styles.chips}>{chips}</div>}
        <div className={styles.tools}>
          {isDesktop || !hasFilters ? null : (
            <div className={styles.onPhone}>
              <Button variant="secondary" onClick={() => open()}>
                {filters.length > 0 ? t('Filters ({count})', { count: filters.length }) : t('Filters')}
              </Button>
            </div>
          )}
          {site.search.layoutSwitch ? (
            <div className={styles.layoutSwitch}>
              <ErrorRegion name="layout switch" fallback={null}>
                <LazyOnVisible part={LayoutSwitch} placeholder={null}>
                  <LayoutSwitch layout={layout} onChange={choose} />
                </LazyOnVisible>
              </ErrorRegion>
            </div>
          ) : null}
          {sort ? (
            <SortSelect
              options={
                requested.near && site.search.sortByDistance
                  ? [...sortOptions, { value: 'nearest', label: t('Nearest') }]
                  : sortOptions
              }
              value={requested.sortBy}
              onChange={(value) => update((before) => changeSort(before, value as SortBy))}
            />
          ) : null}
        </div>
      </div>
      {isDesktop ? null : <div className={styles.onPhone}>{chips}</div>}
    </>
  );
};

/** The active filters. Removing the last one moves the focus to the results. */
const Chips = () => {
  const { site } = useStorefront();
  const { filters, update, clear, resultsId } = usePage(page);
  const focusResults = (): void => document.getElementById(resultsId)?.focus({ preventScroll: true });
  return (
    <ActiveFilters
      items={filters.map(({ id, label }) => ({ id, label }))}
      onRemove={(id) => {
        const filter = filters.find((entry) => entry.id === id);
        if (filter) update(filter.remove);
        if (filters.length === 1) focusResults();
      }}
      onClear={() => {
        clear();
        focusResults();
      }}
      clearLabel={site.phrases['search.clearFilters']}
    />
  );
};
