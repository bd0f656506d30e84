import { VehicleCard as NeutralCard, type VehicleCardProps } from '@dealer/ui/VehicleCard';
import styles from './VehicleCard.module.css';

/** The vehicle card: the location overlays the picture, a hairline separates the price, and hover adds a soft shadow. */
export const VehicleCard = (props: VehicleCardProps) => <NeutralCard {...props} classes={styles} />;
