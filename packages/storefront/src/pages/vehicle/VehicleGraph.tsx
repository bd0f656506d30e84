import { vehicleGraph } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';

/** Structured data of a vehicle's page, and what a shared link shows. */
export const VehicleGraph = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <GraphData nodes={vehicleGraph(vehicle, site)['@graph']} />
    </>
  );
};
