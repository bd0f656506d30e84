import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Phone } from '../icons/icons.ts';
import { Navigation } from '../icons/lateIcons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import action from '../Button/textAction.module.css';
import styles from './LocationMapList.module.css';

export type MappedLocation = {
  id: number | string;
  name: string;
  /** Its page. */
  href?: string;
  address: string;
  directionsHref: string;
  phone?: { text: string; href: string };
  map: ReactNode;
};
export type LocationMapListProps = {
  /** The locations, each with its place on the map. */
  locations: readonly MappedLocation[];
  headingLevel?: 2 | 3;
};

/**
 * Locations: map, address, directions and phone of each. A single location has a wide map.
 *
 * @avoid To find the nearest of many locations: use `DealerLocator`.
 * @accessibility The directions are read with the name of the location, and the icons are hidden from screen readers. The link of a name is at least 44 px high.
 *
 * @example
 * <LocationMapList locations={[{ id: 3, name: 'Newstead', address: '1 Ann Street', directionsHref: 'https://...', map: <EmbeddedMap ... /> }]} />
 */
export const LocationMapList = ({ locations, headingLevel = 3, ...root }: WithRoot<LocationMapListProps, 'div'>) => {
  const t = useTexts();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div {...rootProps(root, styles.root)} data-part="place-list">
      <ul className={styles.list} data-count={Math.min(locations.length, 3)}>
        {locations.map(({ id, name, href, address, directionsHref, phone, map }) => (
          <li key={id} className={styles.location}>
            {map}
            <div className={styles.content}>
              <Heading className={styles.name}>
                {href === undefined ? (
                  name
                ) : (
                  <Link className={styles.page} href={href} translate="no">
                    {name}
                  </Link>
                )}
              </Heading>
              <p className={styles.address}>{address}</p>
              <p className={styles.links}>
                <a className={`${action.action} ${styles.link}`} href={directionsHref}>
                  <Navigation />
                  <span>{t('Get directions')}</span>
                  <VisuallyHidden>{t(' to {name}', { name })}</VisuallyHidden>
                </a>
                {phone === undefined ? null : (
                  <a className={`${action.action} ${styles.link}`} href={phone.href}>
                    <Phone />
                    <span translate="no">{phone.text}</span>
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
