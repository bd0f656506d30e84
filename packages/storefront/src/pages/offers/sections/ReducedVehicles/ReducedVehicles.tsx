import { Suspense, use } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useRevalidator } from 'react-router';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { ErrorNotice } from '../../../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { CardGrid } from '../../../../cards/CardGrid.tsx';
import { CardRail } from '../../../../cards/CardRail.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import styles from './ReducedVehicles.module.css';
import type { section } from './section.ts';

type ReducedProps = SectionProps<typeof section>;

/** Vehicles with a reduced price. */
export const ReducedVehicles = (props: ReducedProps) => {
  const t = useTexts();
  const isBelowOffers = usePage(page).kind === 'offers';
  return isBelowOffers ? (
    <Suspense fallback={<Row {...props} vehicles={null} />}>
      <BelowOffers {...props} />
    </Suspense>
  ) : (
    <Suspense
      fallback={
        <CardGrid
          label={t('Special offers')}
          isBelowTitle
          vehicles={null}
          skeletons={Math.min(props.settings.limit, 6)}
        />
      }
    >
      <Alone {...props} />
    </Suspense>
  );
};

const Row = ({ id, settings: { title }, vehicles }: ReducedProps & { vehicles: readonly Vehicle[] | null }) => (
  <section className={styles.rail} aria-labelledby={`${id}-heading`}>
    <SectionHeading id={`${id}-heading`} title={title} />
    <CardRail label={title} vehicles={vehicles} skeletons={3} />
  </section>
);

const BelowOffers = (props: ReducedProps) => {
  const reduced = use(usePage(page).reduced);
  return reduced.kind === 'failed' || reduced.value.length === 0 ? null : (
    <Row {...props} vehicles={reduced.value.slice(0, props.settings.limit)} />
  );
};

const Alone = ({ settings: { limit } }: ReducedProps) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { revalidate } = useRevalidator();
  const reduced = use(usePage(page).reduced);
  if (reduced.kind === 'failed')
    return (
      <ErrorNotice
        title={t('Our offers could not be loaded')}
        text={t('The search did not answer. Please try again in a moment.')}
        onRetry={() => void revalidate()}
      />
    );
  return reduced.value.length === 0 ? (
    <EmptyState
      title={t('No Results Available')}
      text={t('There appears to be no offers currently available that meet the conditions of your search')}
      action={
        <Button variant="primary" href={searchPath(site)}>
          {t('See all vehicles')}
        </Button>
      }
    />
  ) : (
    <CardGrid label={t('Special offers')} isBelowTitle vehicles={reduced.value.slice(0, limit)} skeletons={0} />
  );
};
