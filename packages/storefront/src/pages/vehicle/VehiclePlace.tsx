import { mapEmbedHref, vehiclePlace } from '@dealer/core/detail';
import type { Vehicle } from '@dealer/core/vehicle';
import { LocationCard } from '@dealer/ui/LocationCard';
import { PlaceMap } from '@dealer/ui/PlaceMap';
import { useStorefront } from '../../boot/storefront.ts';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import styles from './VehiclePlace.module.css';

/** Where the vehicle stands: a map on request, then the site's own location with its hours, else what the vehicle itself says. */
export const VehiclePlace = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  const place = vehiclePlace(vehicle, site);
  if (!place) return null;
  const known = site.locations.find(({ id, visible }) => visible && id === vehicle.location.id);
  const country = site.country === 'NZ' ? 'New Zealand' : 'Australia';
  return (
    <div id="vehicle-map" className={styles.place}>
      <PlaceMap name={place.name} embedHref={mapEmbedHref([place.name, place.address, country].filter((part) => part !== undefined).join(', '))} />
      {known ? (
        <LocationCards locations={[known]} headingLevel={2} />
      ) : (
        <LocationCard name={place.name} address={place.address ?? ''} hours={[]} directionsHref={place.directionsHref} headingLevel={2} {...(place.phone === undefined ? {} : { phone: place.phone })} />
      )}
    </div>
  );
};
