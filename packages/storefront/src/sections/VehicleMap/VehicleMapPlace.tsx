import styles from '../../pages/vehicle/VehiclePage.module.css';

/** The room of the location until it arrives. */
export const VehicleMapPlace = () => <div className={styles.placePlace} />;
