import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const CertifiedPlaceholder = () => <div className={styles.certified} />;
