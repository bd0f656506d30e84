import { useStorefront } from '../../boot/storefront.ts';
import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const OffersPlaceholder = () => {
  const { site } = useStorefront();
  return <div className={styles.offers} data-columns={site.search.columns} />;
};
