import { vehiclePlace } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { LocationCard } from '@dealer/ui/LocationCard';
import { useStorefront } from '../../boot/storefront.ts';
import { LocationCards } from '../../widgets/LocationCards.tsx';

/** Where the vehicle stands: the site's own location with its hours, else what the vehicle itself says. */
export const VehiclePlace = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  const known = site.locations.find(({ id }) => id === vehicle.location.id);
  if (known) return <LocationCards locations={[known]} headingLevel={2} />;
  const location = vehiclePlace(vehicle, site);
  if (!location) return null;
  return <LocationCard name={location.name} address={location.address ?? ''} hours={[]} directionsHref={location.directionsHref} headingLevel={2} {...(location.phone ? { phone: location.phone } : {})} />;
};
