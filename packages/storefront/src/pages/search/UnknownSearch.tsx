import { useRevalidator } from 'react-router';
import { clearFiltersPath } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { problemText } from './problemText.ts';
import styles from './SearchPage.module.css';

/** The page of a search address with unknown path segments. */
export const UnknownSearch = ({ scope }: { scope: string }) => {
  const { site, search } = useStorefront();
  const { revalidate } = useRevalidator();
  // The facets did not load, so the path may name an existing make.
  const isUnheard = Object.keys(search.knownFacetValues()).length === 0;
  return isUnheard ? (
    <div className={styles.alone}>
      <Head title={`Search | ${site.name}`} noIndex />
      <h1 className={styles.heading}>Search</h1>
      <ErrorNotice {...problemText('status', false)} onRetry={() => void revalidate()} />
    </div>
  ) : (
    <div className={styles.alone}>
      <Head title={`Nothing found | ${site.name}`} noIndex />
      <h1 className={styles.heading}>Nothing found for “{scope}”</h1>
      <EmptyState
        title={site.phrases['search.noResultsTitle']}
        text={site.phrases['search.noResultsText']}
        action={
          <Button variant="primary" href={clearFiltersPath(site)}>
            {site.phrases['search.clearFilters']}
          </Button>
        }
      />
    </div>
  );
};
