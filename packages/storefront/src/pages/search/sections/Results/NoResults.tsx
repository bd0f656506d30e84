import { formatCount } from '@dealer/core/format';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { NothingFound } from './NothingFound.tsx';
import { TellUs } from './TellUs.tsx';

/** A page after the last one, or a search without results: the nearest search with results, and ways on. */
export const NoResults = ({ nearest }: { nearest: boolean }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { response, displayed, filters, clear, hrefFor, isPastEnd } = usePage(definition);
  if (isPastEnd)
    return (
      <EmptyState
        title={t('There is no page {count}', { count: formatCount(displayed.page) })}
        text={t('These results end at page {count}.', { count: formatCount(response?.pages ?? 0) })}
        action={
          <Button variant="primary" href={hrefFor(1)}>
            {t('Go to the first page')}
          </Button>
        }
      />
    );
  const actions = (
    <>
      <TellUs wanted={filters.map(({ label }) => label)} />
      <Button variant="secondary" onClick={clear}>
        {site.phrases['search.clearFilters']}
      </Button>
    </>
  );
  return nearest && response ? (
    <NothingFound key={response.key} state={response.state} stock={response.stock} actions={actions} />
  ) : (
    <EmptyState
      title={site.phrases['search.noResultsTitle']}
      text={site.phrases['search.noResultsText']}
      action={actions}
    />
  );
};
