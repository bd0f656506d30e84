import styles from './places.module.css';

/** The room of a section of one line until it arrives. */
export const StripPlace = () => <div className={styles.strip} />;
