import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const SalesCounterPlaceholder = () => <div className={styles.figures} />;
