import { vehicleJsonLd } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';

/** What the page tells machines besides its head: structured data, and what a shared link shows. */
export const VehicleMachines = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{vehicleJsonLd(vehicle, site)}</script>
    </>
  );
};
