import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatCount, formatDay } from '@dealer/core/format';
import { pageTitle, searchPath } from '@dealer/core/routes';
import { nounFor, parseSearchUrl, resultNoun, savedSearchQuery } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { QueryResult } from '@dealer/search/query';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { SavedSearchList } from '@dealer/ui/SavedSearchList';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { savedSearchesOf } from '../../stores/savedSearchesStore.ts';
import { PageFrame } from '../../page/PageFrame.tsx';

const newsText = (found: QueryResult | undefined, site: Site): { news: string; hasNews: boolean } => {
  const count = found?.total ?? 0;
  if (count === 0) return { news: 'Nothing new', hasNews: false };
  const noun = resultNoun({ count, itemTypes: found?.facets['item_type'] }, site).toLowerCase();
  return { news: `${formatCount(count)} new ${nounFor(count, noun)}`, hasNews: true };
};

/** The searches saved on this device, each with the number of cars listed since it was last opened. */
export const SavedSearchesPage = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, search } = storefront;
  const title = pageTitle('savedSearches', site);
  const store = savedSearchesOf(storefront);
  const { searches } = useStore(store);
  // Counted once for the searches at opening: removing one does not change the other counts.
  const [counted] = useState(searches);
  const [news, setNews] = useState<ReadonlyMap<string, { news: string; hasNews: boolean }> | 'failed' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (counted.length === 0) return undefined;
    let isGone = false;
    const queries = counted.map(({ address, seenAt }) => {
      const [path = '', query = ''] = address.split('?');
      return {
        ...savedSearchQuery(parseSearchUrl(path, query, { site }), site, seenAt),
        facets: ['item_type'],
        limit: 0,
      };
    });
    void search.multiSearch(queries).then((answer) => {
      if (isGone) return;
      setNews(
        answer.kind === 'ok'
          ? new Map(counted.map(({ address }, at) => [address, newsText(answer.value[at], site)]))
          : 'failed',
      );
    });
    return () => {
      isGone = true;
    };
  }, [counted, search, site, attempt]);

  const newsOf = (address: string): { news?: string; hasNews: boolean } =>
    news === 'failed' ? { news: 'Not counted', hasNews: false } : (news?.get(address) ?? { hasNews: false });

  return (
    <PageFrame title={title} text={t('Kept on this device.')}>
      <Head title={`${title} | ${site.name}`} noIndex />
      {news === 'failed' ? (
        <ErrorNotice
          title={t('What is new could not be counted')}
          text={t('Your searches are safe on this device, and each still opens.')}
          onRetry={() => {
            setNews(null);
            setAttempt((count) => count + 1);
          }}
        />
      ) : null}
      {searches.length === 0 ? (
        <EmptyState
          title={t('No searches saved yet')}
          text={t('Press Save search above any results, and see here what has come in since.')}
          action={
            <Button variant="primary" href={searchPath(site)}>
              {t('Start a search')}
            </Button>
          }
        />
      ) : (
        <SavedSearchList
          label={title}
          items={searches.map(({ address, title: name, note, savedAt }) => ({
            id: address,
            href: address,
            title: name,
            note,
            saved: `Saved ${formatDay(savedAt * 1000, site)}`,
            ...newsOf(address),
          }))}
          onRemove={(address) => {
            setAnnouncement(`Removed: ${searches.find((one) => one.address === address)?.title ?? ''}`);
            store.getState().remove(address);
            // The button disappears with its row, so focus moves on.
            const heading = document.querySelector<HTMLElement>('main h1');
            heading?.setAttribute('tabindex', '-1');
            heading?.focus({ preventScroll: true });
          }}
        />
      )}
      <LiveRegion message={announcement} />
    </PageFrame>
  );
};
