import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const LocationsPlaceholder = () => <div className={styles.locations} />;
