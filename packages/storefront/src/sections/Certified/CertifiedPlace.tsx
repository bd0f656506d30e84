import styles from '../places.module.css';

/** The room of the section until it arrives. */
export const CertifiedPlace = () => <div className={styles.certified} />;
