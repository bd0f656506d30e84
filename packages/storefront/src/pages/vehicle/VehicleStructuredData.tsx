import { vehicleGraph } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';

/** Structured data of a vehicle's page. */
export const VehicleStructuredData = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  return <StructuredData nodes={vehicleGraph(vehicle, site)['@graph']} />;
};
