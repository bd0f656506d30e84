import { mapEmbedHref, telHref } from '@dealer/core/contact';
import { vehicleLocation } from '@dealer/core/vehicle-page';
import { anchors, vehiclePath } from '@dealer/core/routes';
import { LocationCard } from '@dealer/ui/LocationCard';
import { EmbeddedMap } from '@dealer/ui/EmbeddedMap';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePhoneView } from '../../../../browser/usePhoneView.ts';
import { LocationMap } from '../../../../locations/LocationMap.tsx';
import { LocationCards } from '../../../../locations/LocationCards.tsx';
import { pressed } from '../../pressed.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleSection } from '../../VehicleSection.tsx';
import styles from './VehicleMap.module.css';

/** Where the vehicle is: a map on request, and the site's location with its hours, or else the address in the vehicle's data. */
export const VehicleMap = () => {
  const t = useTexts();
  const { vehicle } = usePage(page);
  const storefront = useStorefront();
  const { site } = storefront;
  const view = usePhoneView(vehiclePath(vehicle.slug));
  const yard = vehicleLocation(vehicle, site);
  if (!yard) return null;
  const known = site.locations.find(({ id, visible }) => visible && id === vehicle.location.id);
  // Masked like the number next to the buttons; calling it reveals it.
  const phoneText = (number: string): string => view(number).text;
  const country = site.country === 'NZ' ? 'New Zealand' : 'Australia';
  return (
    <VehicleSection id="location" anchor={anchors.vehicleMap} title={t('Where it is')}>
      <div className={styles.yard} onClickCapture={(event) => pressed(event, vehicle, storefront)}>
        {known ? (
          <LocationMap location={known} />
        ) : (
          <EmbeddedMap
            name={yard.name}
            embedHref={mapEmbedHref([yard.name, yard.address, country].filter((part) => part !== undefined).join(', '))}
          />
        )}
        {known ? (
          <LocationCards locations={[known]} headingLevel={3} columns={1} phoneText={phoneText} />
        ) : (
          <LocationCard
            name={yard.name}
            address={yard.address ?? ''}
            hours={[]}
            directionsHref={yard.directionsHref}
            headingLevel={3}
            {...(yard.phone === undefined ? {} : { phone: phoneText(yard.phone), phoneHref: telHref(yard.phone) })}
          />
        )}
      </div>
    </VehicleSection>
  );
};
