import { vehicleGraph } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';

/** Structured data of a vehicle's page, and what a shared link shows. */
export const VehicleStructuredData = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData nodes={vehicleGraph(vehicle, site)['@graph']} />
    </>
  );
};
