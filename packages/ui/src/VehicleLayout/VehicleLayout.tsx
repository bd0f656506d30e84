import { VehicleFrame } from './VehicleFrame.tsx';
import type { VehicleLayoutProps } from './vehicleLayoutProps.ts';

/**
 * The neutral default of the slot: the table of contents on the left of the details.
 *
 * @example
 * <VehicleLayout {...areas} />
 */
export const VehicleLayout = (areas: VehicleLayoutProps) => <VehicleFrame {...areas} />;
