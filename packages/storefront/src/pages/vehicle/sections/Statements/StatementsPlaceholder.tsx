import styles from '../../VehiclePage.module.css';

/** Shown while the section loads. */
export const StatementsPlaceholder = () => <div className={styles.statementsPlaceholder} />;
