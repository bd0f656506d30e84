import type { CSSProperties } from 'react';
import { locationCardModel, type LocationDistance } from '@dealer/core/contact';
import type { SiteLocation } from '@dealer/core/site';
import { LocationCard } from '@dealer/ui/LocationCard';
import { useStorefront } from '../boot/storefront.ts';
import { useMinute } from '../browser/useMinute.ts';
import { locationCardProps } from './locationCardProps.ts';
import styles from './LocationCards.module.css';

/** Four columns, or three where a row of four would leave one card alone. */
const columnsFor = (count: number): number => (count > 4 && count % 4 === 1 && count % 3 !== 1 ? 3 : 4);

/**
 * The cards of the locations that may be seen (decision D6), in `columns` where there is room; a short row shares the width. `phoneText` masks their numbers where the page masks them, and `distances` says how far they are.
 */
export const LocationCards = ({
  locations,
  headingLevel = 3,
  columns,
  distances = [],
  phoneText,
}: {
  locations: readonly SiteLocation[];
  headingLevel?: 2 | 3;
  columns?: number;
  distances?: readonly LocationDistance[];
  phoneText?: (number: string) => string;
}) => {
  const { site } = useStorefront();
  const time = useMinute();
  const visible = locations.filter(({ visible: isVisible }) => isVisible);
  const cards = visible.map((location) => locationCardModel(location, site, time));
  const distanceOf = (location: SiteLocation | undefined): { distance?: string } => {
    const text = distances.find((one) => one.location === location)?.text;
    return text === undefined ? {} : { distance: `${text} away` };
  };
  return (
    <ul className={styles.cards} style={{ '--columns': columns ?? columnsFor(visible.length) } as CSSProperties}>
      {cards.map((card, at) => (
        <li key={visible[at]?.id} className={styles.card}>
          <LocationCard
            {...locationCardProps(card, { others: cards, ...(phoneText ? { phoneText } : {}) })}
            {...distanceOf(visible[at])}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
};
