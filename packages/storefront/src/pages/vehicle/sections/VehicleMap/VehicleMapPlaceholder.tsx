import styles from '../../VehiclePage.module.css';

/** Shown while the section loads. */
export const VehicleMapPlaceholder = () => <div className={styles.locationPlaceholder} />;
