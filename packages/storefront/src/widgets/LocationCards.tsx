import { useState } from 'react';
import { locationCardModel } from '@dealer/core/locations';
import type { SiteLocation } from '@dealer/core/site';
import { LocationCard } from '@dealer/ui/LocationCard';
import { useStorefront } from '../boot/storefront.ts';
import styles from './LocationCards.module.css';

/**
 * The cards of the locations that may be seen (decision D6). `phoneText` masks their numbers where the page masks them.
 *
 * @example
 * <LocationCards locations={site.locations} headingLevel={2} />
 */
export const LocationCards = ({
  locations,
  headingLevel = 3,
  phoneText = (number) => number,
}: {
  locations: readonly SiteLocation[];
  headingLevel?: 2 | 3;
  phoneText?: (number: string) => string;
}) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  return (
    <ul className={styles.cards}>
      {locations
        .filter(({ visible }) => visible)
        .map((location) => {
          const card = locationCardModel(location, site, time);
          return (
            <li key={location.id} className={styles.card}>
              <LocationCard
                {...card}
                {...(card.phone === undefined ? {} : { phone: phoneText(card.phone) })}
                href={card.view.href}
                headingLevel={headingLevel}
              />
            </li>
          );
        })}
    </ul>
  );
};
