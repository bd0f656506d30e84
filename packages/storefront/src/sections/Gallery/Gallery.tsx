import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { VehicleGallery } from './VehicleGallery.tsx';

/** What can be seen of the page's vehicle. */
export const Gallery = () => {
  const { vehicle, model } = usePageVehicle();
  return <VehicleGallery vehicle={vehicle} gallery={model.gallery} title={model.title} />;
};
