import { useMemo } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useRevalidator } from 'react-router';
import { clearFiltersPath } from '@dealer/core/routes';
import { changeQuery, startSearchState } from '@dealer/core/search';
import { Button } from '@dealer/ui/Button';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { NothingFound } from './sections/Results/NothingFound.tsx';
import { TellUs } from './sections/Results/TellUs.tsx';
import { problemText } from './problemText.ts';
import styles from './SearchPage.module.css';

/** The page of a search address with unknown path segments. */
export const UnknownSearch = ({ scope }: { scope: string }) => {
  const t = useTexts();
  const { site, search } = useStorefront();
  const { revalidate } = useRevalidator();
  // A make or model that is sold out: its words as a search, so that what comes nearest is shown.
  const wanted = useMemo(() => changeQuery(startSearchState(site), scope.replace(/[-/]+/g, ' ')), [site, scope]);
  // The facets did not load, so the path may name an existing make.
  const isUnheard = Object.keys(search.knownFacetValues()).length === 0;
  return isUnheard ? (
    <div className={styles.alone}>
      <Head title={t('Search | {name}', { name: site.name })} noIndex />
      <h1 className={styles.heading}>{t('Search')}</h1>
      <ErrorNotice {...problemText('status', false)} onRetry={() => void revalidate()} />
    </div>
  ) : (
    <div className={styles.alone}>
      <Head title={t('Nothing found | {name}', { name: site.name })} noIndex />
      <h1 className={styles.heading}>{t('Nothing found for “{query}”', { query: wanted.query })}</h1>
      <NothingFound
        state={wanted}
        title={site.phrases['search.noResultsTitle']}
        actions={
          <>
            <TellUs wanted={[wanted.query]} />
            <Button variant="secondary" href={clearFiltersPath(site)}>
              {site.phrases['search.clearFilters']}
            </Button>
          </>
        }
      />
    </div>
  );
};
