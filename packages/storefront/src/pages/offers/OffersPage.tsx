import { useEffect, useState } from 'react';
import { priceLine } from '@dealer/core/price';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorState } from '@dealer/ui/ErrorState';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { CardGrid } from '../../widgets/CardGrid.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';

/** The index cannot be filtered by an earlier price, so the newest stock is looked through. */
const looked = 400;
const shown = 24;

/** Vehicles that cost less than they did: the offers of the yard itself. */
export const OffersPage = () => {
  const { site, search } = useStorefront();
  const [answer, setAnswer] = useState<Vehicle[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void search
      .multiSearch(
        [{ filter: 'status = in_stock AND price > 0', sort: ['created_at_timestamp:desc'], limit: looked }],
        { signal: stop.signal },
      )
      .then((result) => {
        if (stop.signal.aborted) return;
        const isReduced = (vehicle: Vehicle): boolean => {
          const line = priceLine(vehicle, site);
          return line.kind === 'price' && line.was !== undefined;
        };
        setAnswer(
          result.kind === 'ok' ? (result.value[0]?.vehicles ?? []).filter(isReduced).slice(0, shown) : 'failed',
        );
      });
    return () => stop.abort();
  }, [search, site, attempt]);

  const title = 'Special offers';
  const text = 'Vehicles that cost less than they did.';
  return (
    <PageFrame title={title} text={text}>
      <Head title={`${title} | ${site.name}`} description={text} canonical={`${site.url}/special-offers`} />
      {answer === 'failed' ? (
        <ErrorState
          title="Our offers could not be loaded"
          text="The search did not answer. Please try again in a moment."
          onRetry={() => setAttempt((count) => count + 1)}
        />
      ) : answer?.length === 0 ? (
        <EmptyState
          title="No Results Available"
          text="There appears to be no offers currently available that meet the conditions of your search"
          action={
            <Button variant="primary" href={searchPath(site)}>
              See all vehicles
            </Button>
          }
        />
      ) : (
        <CardGrid label={title} vehicles={answer} skeletons={6} />
      )}
    </PageFrame>
  );
};
