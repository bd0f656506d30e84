import styles from './placeholders.module.css';

/** Placeholder of a section with one line. */
export const StripPlaceholder = () => <div className={styles.strip} />;
