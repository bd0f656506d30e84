import { useEffect, useState } from 'react';
import { priceLine } from '@dealer/core/price';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorState } from '@dealer/ui/ErrorState';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageOffers } from '../../pages/offers/offersContext.ts';
import { CardGrid } from '../../widgets/CardGrid.tsx';
import { CardRail } from '../../widgets/CardRail.tsx';
import type { SectionProps } from '../section.ts';
import styles from './ReducedVehicles.module.css';
import type { section } from './section.ts';

/** The index cannot filter by an earlier price, so the newest vehicles are filtered here. */
const looked = 400;

/** Vehicles with a reduced price. */
export const ReducedVehicles = ({ id, settings: { title, limit } }: SectionProps<typeof section>) => {
  const { site, search } = useStorefront();
  const isBelowOffers = usePageOffers().kind === 'offers';
  const [answer, setAnswer] = useState<Vehicle[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void search
      .multiSearch([{ filter: 'status = in_stock AND price > 0', sort: ['created_at_timestamp:desc'], limit: looked }])
      .then((result) => {
        if (stop.signal.aborted) return;
        const isReduced = (vehicle: Vehicle): boolean => {
          const line = priceLine(vehicle, site);
          return line.kind === 'price' && line.was !== undefined;
        };
        setAnswer(result.kind === 'ok' ? (result.value[0]?.vehicles ?? []).filter(isReduced) : 'failed');
      });
    return () => stop.abort();
  }, [search, site, attempt]);

  if (isBelowOffers)
    return answer === 'failed' || answer?.length === 0 ? null : (
      <section className={styles.rail} aria-labelledby={`${id}-heading`}>
        <SectionHeading id={`${id}-heading`} title={title} />
        <CardRail label={title} vehicles={answer && answer.slice(0, limit)} skeletons={3} />
      </section>
    );
  if (answer === 'failed')
    return (
      <ErrorState
        title="Our offers could not be loaded"
        text="The search did not answer. Please try again in a moment."
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  return answer?.length === 0 ? (
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
    <CardGrid label="Special offers" vehicles={answer && answer.slice(0, limit)} skeletons={Math.min(limit, 6)} />
  );
};
