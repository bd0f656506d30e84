import styles from '../places.module.css';

/** The room of the section until it arrives. */
export const LocationsPlace = () => <div className={styles.locations} />;
