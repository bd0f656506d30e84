import { VehicleFrame, type VehicleLayoutProps } from '@dealer/ui/VehicleLayout';
import styles from './VehicleLayout.module.css';

/** The vehicle page: soft surfaces instead of lines, the contents on the right below the price. */
export const VehicleLayout = (areas: VehicleLayoutProps) => <VehicleFrame {...areas} className={styles.page} />;
