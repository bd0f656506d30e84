import styles from '../../pages/vehicle/VehiclePage.module.css';

/** The room of similar vehicles until they arrive. */
export const SimilarVehiclesPlace = () => <div className={styles.similarPlace} />;
