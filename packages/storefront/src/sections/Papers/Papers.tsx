import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { VehiclePapers } from './VehiclePapers.tsx';

/** The vehicle on paper. */
export const Papers = () => <VehiclePapers vehicle={usePageVehicle().quoted} />;
