import { VehicleCard as NeutralCard, type VehicleCardProps } from '@dealer/ui/VehicleCard';
import styles from './VehicleCard.module.css';

/** The vehicle card: the picture from edge to edge, the rest without a box. */
export const VehicleCard = (props: VehicleCardProps) => <NeutralCard {...props} classes={styles} />;
