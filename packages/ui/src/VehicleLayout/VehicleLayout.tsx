import type { WithRoot } from '../rootProps/index.ts';
import { VehicleFrame } from './VehicleFrame.tsx';
import type { VehicleLayoutProps } from './vehicleLayoutProps.ts';

/**
 * The neutral default of the slot: the table of contents on the left of the details.
 *
 * @avoid In a look with another layout of vehicles, which defines the slot of this name.
 * @accessibility What is next to the gallery and the summary is a landmark with a name. The order of reading is the same on all screens.
 *
 * @example
 * <VehicleLayout {...areas} />
 */
export const VehicleLayout = (areas: WithRoot<VehicleLayoutProps, 'article'>) => <VehicleFrame {...areas} />;
