import styles from '../places.module.css';

/** The room of the section until it arrives. */
export const OffersPlace = () => <div className={styles.offers} />;
