import { VehicleFrame, type VehicleLayoutProps } from '@dealer/ui/VehicleLayout';
import styles from './VehicleLayout.module.css';

/** The vehicle page: pictures to the edge of the window, a bar of contents, each section's title next to it. */
export const VehicleLayout = (areas: VehicleLayoutProps) => <VehicleFrame {...areas} className={styles.page} />;
