import { Suspense } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { problemText } from '../../problemText.ts';
import { ErrorNotice } from '../../../../errors/ErrorNotice.tsx';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { ErrorRegion } from '../../../../errors/ErrorRegion.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import { useResultLayout } from '../../../../stores/resultLayout.ts';
import { ResultGrid } from './ResultGrid.tsx';
import styles from './Results.module.css';
import type { section } from './section.ts';
import { useResultItems } from './useResultItems.ts';

/** Loaded only if there are no results. */
const NoResults = lazyWithPreload(async () => (await import('./NoResults.tsx')).NoResults);

const eagerCards = 3;

/** The vehicles found, or what to do if there are none. */
export const Results = ({ settings: { nearest } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { response, displayed, isPastEnd, meta, error, retry, status } = usePage(definition);
  const { layout } = useResultLayout();
  const items = useResultItems(response?.vehicles ?? null, displayed.refinements['car_type']);
  return (
    <>
      {error === undefined ? null : <ErrorNotice {...problemText(error, response !== undefined)} onRetry={retry} />}
      {response && (response.total === 0 || isPastEnd) ? (
        <ErrorRegion name="no results">
          <Suspense fallback={<div className={styles.placeholder} />}>
            <NoResults nearest={nearest} />
          </Suspense>
        </ErrorRegion>
      ) : error !== undefined && !response ? null : (
        <ErrorRegion name="results">
          <ResultGrid
            label={meta.heading}
            busy={status === 'loading'}
            items={items}
            layout={layout}
            eager={eagerCards}
          />
        </ErrorRegion>
      )}
      {response && response.dropped > 0 ? (
        <p className={styles.note}>
          {response.dropped === 1
            ? t('One vehicle on this page could not be shown.')
            : t('{dropped} vehicles on this page could not be shown.', { dropped: response.dropped })}
        </p>
      ) : null}
    </>
  );
};
