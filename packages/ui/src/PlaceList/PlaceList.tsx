import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './PlaceList.module.css';

export type Place = {
  id: number | string;
  name: string;
  /** Its page. */
  href?: string;
  address: string;
  directionsHref: string;
  phone?: { text: string; href: string };
  map: ReactNode;
};
export type PlaceListProps = { places: readonly Place[]; headingLevel?: 2 | 3 };

/**
 * Locations: map, address, directions and phone of each. A single location has a wide map.
 *
 * @example
 * <PlaceList places={[{ id: 3, name: 'Newstead', address: '1 Ann Street', directionsHref: 'https://...', map: <PlaceMap ... /> }]} />
 */
export const PlaceList = ({ places, headingLevel = 3 }: PlaceListProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.root} data-part="place-list">
      <ul className={styles.list} data-count={Math.min(places.length, 3)}>
        {places.map(({ id, name, href, address, directionsHref, phone, map }) => (
          <li key={id} className={styles.location}>
            {map}
            <div className={styles.content}>
              <Heading className={styles.name}>
                {href === undefined ? (
                  name
                ) : (
                  <a className={styles.page} href={href}>
                    {name}
                  </a>
                )}
              </Heading>
              <p className={styles.address}>{address}</p>
              <p className={styles.links}>
                <a className={styles.link} href={directionsHref}>
                  <Navigation aria-hidden="true" />
                  Get directions
                  <VisuallyHidden> to {name}</VisuallyHidden>
                </a>
                {phone === undefined ? null : (
                  <a className={styles.link} href={phone.href}>
                    <Phone aria-hidden="true" />
                    {phone.text}
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
