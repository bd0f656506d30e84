import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@dealer/ui/Button';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { viewedCars } from '../stores/viewedCars.ts';
import { CardRail } from './CardRail.tsx';
import styles from './RecentlyViewed.module.css';
import { useVehiclesById } from '../stock/useVehiclesById.ts';

const title = 'Recently viewed';

type RecentlyViewedProps = {
  /** The vehicle of this page, which the list leaves out. */
  except: number | undefined;
  /** With a way to forget them. */
  clearable: boolean;
};

/**
 * Cars looked at on this device that can still be had; nothing at all where there are none or the search does not answer.
 */
export const RecentlyViewed = ({ except, clearable }: RecentlyViewedProps) => {
  const t = useTexts();
  const storefront = useStorefront();
  const store = viewedCars(storefront);
  const viewed = useStore(store, (state) => state.viewed);
  // Those viewed before this page was opened: opening another tab must not shift the row.
  const [before] = useState(() => viewed.map(({ id }) => id));
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const ids = isCleared ? [] : before.filter((id) => id !== except);
  const { vehicles, hasFailed } = useVehiclesById(ids);

  useEffect(() => {
    // The button that was pressed is gone.
    if (isCleared) status.current?.focus();
  }, [isCleared]);

  if (isCleared) {
    return (
      <p ref={status} className={styles.cleared} tabIndex={-1}>
        {t('The vehicles that you viewed are forgotten.')}
      </p>
    );
  }
  if (hasFailed || vehicles?.length === 0) return null;
  return (
    <Section labelledBy="recently-viewed">
      <SectionHeading id="recently-viewed" title={title} />
      <CardRail label={title} vehicles={vehicles} skeletons={Math.min(ids.length, 4)} />
      {clearable ? (
        <p className={styles.clear}>
          <Button
            variant="text"
            onClick={() => {
              store.getState().clear();
              setCleared(true);
            }}
          >
            {t('Clear viewing history')}
          </Button>
        </p>
      ) : null}
    </Section>
  );
};
