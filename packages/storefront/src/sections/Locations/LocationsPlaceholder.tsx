import { useStorefront } from '../../boot/storefront.ts';
import styles from '../placeholders.module.css';

/** Shown while the section loads: one location has its map and details below each other on a phone. */
export const LocationsPlaceholder = () => {
  const { site } = useStorefront();
  return <div className={styles.locations} data-single={site.locations.length === 1 || undefined} />;
};
