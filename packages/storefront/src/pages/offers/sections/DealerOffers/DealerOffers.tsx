import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useRevalidator } from 'react-router';
import { formatMoney, slugify } from '@dealer/core/format';
import { directoryPageSize, pathTo } from '@dealer/core/routes';
import {
  offerCategories,
  offerPriceSteps,
  type OfferSearch,
  offersPath,
  offerTile,
  readOfferSearch,
} from '@dealer/core/offers';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { OfferCard, OfferGrid } from '@dealer/ui/OfferCard';
import { OfferFilters } from '@dealer/ui/OfferFilters';
import { Pagination } from '@dealer/ui/Pagination';
import { ErrorNotice } from '../../../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { nextLocation } from '../../../../browser/nextLocation.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from './DealerOffers.module.css';
import { OfferSearchText } from './OfferSearchText.tsx';

const counted = (count: number, total: number): string => {
  const noun = total === 1 ? 'offer' : 'offers';
  return count === total ? `${total} ${noun}` : `${count} of ${total} ${noun}`;
};

/** The dealer's offers with their filters. The URL has the filters; Back undoes each of them, and skips the typing. */
export const DealerOffers = () => {
  const t = useTexts();
  const { site, now, router } = useStorefront();
  const { revalidate } = useRevalidator();
  const listed = usePage(page);
  const [time] = useState(now);
  if (listed.kind === 'none') return null;
  if (listed.kind === 'failed')
    return (
      <ErrorNotice
        title={t('Our offers could not be loaded')}
        text={t('The website did not answer. Please try again in a moment.')}
        onRetry={() => void revalidate()}
      />
    );
  const { offers, search, answer } = listed;
  const narrow = (change: (before: OfferSearch) => Partial<OfferSearch>): void => {
    // A second change in the same tick applies to the result of the first.
    const before = readOfferSearch(nextLocation(router).search);
    const part = change(before);
    const to = offersPath({ ...before, ...part, offset: 0 });
    if (to !== offersPath(before))
      void router.navigate(to, { replace: part.query !== undefined, preventScrollReset: true });
  };
  return (
    <div className={styles.offers}>
      <OfferFilters
        search={<OfferSearchText text={search.query} onChange={(query) => narrow(() => ({ query }))} />}
        categories={offerCategories(offers, search).map(({ category, count }) => {
          const value = slugify(category);
          return { value, label: category, count, chosen: search.categories.includes(value) };
        })}
        onCategory={(value) =>
          narrow(({ categories }) => ({
            categories: categories.includes(value)
              ? categories.filter((category) => category !== value)
              : [...categories, value],
          }))
        }
        prices={[...new Set([...offerPriceSteps(offers), ...(search.price === undefined ? [] : [search.price])])]
          .sort((one, other) => one - other)
          .map((price) => ({ value: String(price), label: t('Up to {money}', { money: formatMoney(price, site) }) }))}
        price={search.price === undefined ? '' : String(search.price)}
        onPrice={(value) => narrow(() => ({ price: value === '' ? undefined : Number(value) }))}
      />
      <p className={styles.count} role="status">
        {counted(answer.total, offers.length)}
      </p>
      {answer.total === 0 ? (
        <EmptyState
          title={t('No Results Available')}
          text={t('There appears to be no offers currently available that meet the conditions of your search')}
          action={
            <Button variant="primary" href={pathTo('offers')}>
              {t('Clear Filters')}
            </Button>
          }
        />
      ) : (
        <OfferGrid label={t('Special offers')}>
          {answer.offers.map((offer) => (
            <OfferCard key={offer.id} {...offerTile(offer, site, time)} headingLevel={2} />
          ))}
        </OfferGrid>
      )}
      <Pagination
        page={answer.offset / directoryPageSize + 1}
        pages={Math.ceil(answer.total / directoryPageSize)}
        hrefFor={(page) => offersPath({ ...search, offset: (page - 1) * directoryPageSize })}
        label={t('Pages of offers')}
      />
    </div>
  );
};
