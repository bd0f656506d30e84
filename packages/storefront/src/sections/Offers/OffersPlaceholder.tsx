import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const OffersPlaceholder = () => <div className={styles.offers} />;
