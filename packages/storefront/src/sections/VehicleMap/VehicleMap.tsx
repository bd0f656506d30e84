import { mapEmbedHref, phoneView, telHref } from '@dealer/core/contact';
import { vehicleLocation } from '@dealer/core/vehicle-page';
import { vehiclePath } from '@dealer/core/routes';
import { useStore } from 'zustand';
import { LocationCard } from '@dealer/ui/LocationCard';
import { PlaceMap } from '@dealer/ui/PlaceMap';
import { useStorefront } from '../../boot/storefront.ts';
import { revealedNumbers } from '../../stores/revealedNumbers.ts';
import { LocationMap } from '../../widgets/LocationMap.tsx';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import { pressed } from '../../pages/vehicle/pressed.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import styles from './VehicleMap.module.css';

/** Where the vehicle is: a map on request, and the site's location with its hours, or else the address in the vehicle's data. */
export const VehicleMap = () => {
  const { vehicle } = usePageVehicle();
  const storefront = useStorefront();
  const { site } = storefront;
  const revealed = useStore(revealedNumbers(storefront, vehiclePath(vehicle.slug)));
  const place = vehicleLocation(vehicle, site);
  if (!place) return null;
  const known = site.locations.find(({ id, visible }) => visible && id === vehicle.location.id);
  // Masked like the number next to the buttons; calling it reveals it.
  const phoneText = (number: string): string => phoneView(number, revealed, site).text;
  const country = site.country === 'NZ' ? 'New Zealand' : 'Australia';
  return (
    <div id="vehicle-map" className={styles.place} onClickCapture={(event) => pressed(event, vehicle, storefront)}>
      {known ? (
        <LocationMap location={known} />
      ) : (
        <PlaceMap
          name={place.name}
          embedHref={mapEmbedHref([place.name, place.address, country].filter((part) => part !== undefined).join(', '))}
        />
      )}
      {known ? (
        <LocationCards locations={[known]} headingLevel={2} columns={1} phoneText={phoneText} />
      ) : (
        <LocationCard
          name={place.name}
          address={place.address ?? ''}
          hours={[]}
          directionsHref={place.directionsHref}
          headingLevel={2}
          {...(place.phone === undefined ? {} : { phone: phoneText(place.phone), phoneHref: telHref(place.phone) })}
        />
      )}
    </div>
  );
};
