import styles from '../../VehiclePage.module.css';

/** Shown while the section loads. */
export const SimilarVehiclesPlaceholder = () => <div className={styles.similarPlaceholder} />;
