import { useMemo, useRef, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useNavigate, useRevalidator } from 'react-router';
import { compareHref, readComparedSlugs } from '@dealer/core/saved';
import { compareTable } from '@dealer/core/vehicle-page';
import { Button } from '@dealer/ui/Button';
import { CompareTable } from '@dealer/ui/CompareTable';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorNotice } from '../../../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { nextLocation } from '../../../../browser/nextLocation.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { useWeeklyFigures } from '../../../../cards/weeklyFigures.ts';
import { usePaymentFrequency } from '../../../../finance/paymentFrequency.ts';
import { useCostAssumptions } from '../../../../stores/costAssumptions.ts';
import { useBuyerState } from '../../../../stores/buyerState.ts';
import styles from './ComparedVehicles.module.css';

/** The vehicles side by side, or what to do if there are none. */
export const ComparedVehicles = () => {
  const t = useTexts();
  const { vehicles, hasFailed } = usePage(page);
  const { revalidate } = useRevalidator();
  if (hasFailed)
    return (
      <ErrorNotice
        title={t('These vehicles could not be loaded')}
        text={t('The address still knows them. Please try again in a moment.')}
        onRetry={() => void revalidate()}
      />
    );
  return vehicles.length === 0 ? <NothingCompared /> : <Comparison />;
};

const NothingCompared = () => {
  const t = useTexts();
  const isComparing = useStorefront().site.card.favouriteMode === 'compare';
  const { add } = usePage(page);
  return (
    <EmptyState
      title={t('Nothing to compare yet')}
      text={
        isComparing
          ? t('Press the scales on the vehicles that you like; up to four stand side by side here.')
          : t('Compare up to four favourites.')
      }
      action={
        <Button variant="primary" href={add.href}>
          {isComparing ? t('See all vehicles') : t('Go to your favourites')}
        </Button>
      }
    />
  );
};

const Comparison = () => {
  const t = useTexts();
  const { site, now, stores, router } = useStorefront();
  const { vehicles, onlyDifferences, onSay } = usePage(page);
  const [time] = useState(now);
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useWeeklyFigures(vehicles);
  const { state } = useBuyerState();
  const every = usePaymentFrequency();
  const { assumed } = useCostAssumptions();
  const table = useMemo(
    () => compareTable(vehicles, site, time, { state, every, assumed }),
    [vehicles, site, time, state, every, assumed],
  );

  /** Updates the URL and the saved choice. Back restores the column, not the choice. */
  const takeOut = async ({ id, title: name }: { id: number; title: string }): Promise<void> => {
    const { favourites, remove } = stores.favourites.getState();
    if (site.card.favouriteMode === 'compare' && favourites.some((favourite) => favourite.id === id)) remove(id);
    const { slugs } = readComparedSlugs(nextLocation(router).search);
    const rest = vehicles.filter((vehicle) => vehicle.id !== id && slugs.includes(vehicle.slug));
    await navigate(compareHref(rest.map(({ slug }) => slug)));
    onSay(`${name} is taken out. ${rest.length === 1 ? 'One vehicle is' : `${rest.length} vehicles are`} left.`);
    // The pressed button is unmounted, so the focus moves to the table or the heading.
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (rest.length > 0 ? root.current?.querySelector<HTMLElement>('[data-part="compare-table"]') : heading)?.focus({
      preventScroll: true,
    });
  };

  return (
    <div ref={root} className={styles.table}>
      <CompareTable
        {...table}
        label={t('Vehicles side by side')}
        onlyDifferences={onlyDifferences}
        onRemove={(vehicle) => void takeOut(vehicle)}
      />
    </div>
  );
};
