import { Suspense } from 'react';
import { usePageSearch } from '../../pages/search/searchContext.ts';
import { problemWords } from '../../pages/search/problemWords.ts';
import { ErrorNotice } from '../../region/ErrorNotice.tsx';
import { later } from '../../region/later.tsx';
import { Region } from '../../region/Region.tsx';
import type { SectionProps } from '../section.ts';
import { ResultGrid } from './ResultGrid.tsx';
import styles from './Results.module.css';
import type { section } from './section.ts';
import { useResultItems } from './useResultItems.ts';

/** Comes where there is nothing to show. */
const NoResults = later(async () => (await import('./NoResults.tsx')).NoResults);

const eagerCards = 3;

/** The vehicles found, or what to do where there are none. */
export const Results = ({ settings: { nearest } }: SectionProps<typeof section>) => {
  const { response, displayed, isPastEnd, meta, error, retry, status } = usePageSearch();
  const items = useResultItems(response?.vehicles ?? null, displayed.refinements['car_type']);
  return (
    <>
      {error === undefined ? null : <ErrorNotice {...problemWords(error, response !== undefined)} onRetry={retry} />}
      {response && (response.total === 0 || isPastEnd) ? (
        <Region name="no results">
          <Suspense fallback={<div className={styles.place} />}>
            <NoResults nearest={nearest} />
          </Suspense>
        </Region>
      ) : error !== undefined && !response ? null : (
        <Region name="results">
          <ResultGrid label={meta.heading} busy={status === 'loading'} items={items} eager={eagerCards} />
        </Region>
      )}
      {response && response.dropped > 0 ? (
        <p className={styles.note}>
          {response.dropped === 1
            ? 'One vehicle on this page could not be shown.'
            : `${response.dropped} vehicles on this page could not be shown.`}
        </p>
      ) : null}
    </>
  );
};
