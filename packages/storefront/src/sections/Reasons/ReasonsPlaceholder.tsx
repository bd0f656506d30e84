import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const ReasonsPlaceholder = () => <div className={styles.reasons} />;
