import { useState } from 'react';
import { addressLine, locationCardModel, type LocationDistance } from '@dealer/core/contact';
import { LocationChooser } from '@dealer/ui/DealerLocator';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { useMinute } from '../../../../browser/useMinute.ts';
import { LocationCards } from '../../../../locations/LocationCards.tsx';
import { locationCardProps } from '../../../../locations/locationCardProps.ts';
import { LocationMap } from '../../../../locations/LocationMap.tsx';

/** The locations next to a map of the selected one, initially the nearest. */
export const LocatorMap = ({ distances }: { distances: readonly LocationDistance[] }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const minute = useMinute();
  const [chosen, setChosen] = useState(distances[0]?.location.id);
  const shown = distances.find(({ location }) => location.id === chosen) ?? distances[0];
  if (shown === undefined) return null;
  return (
    <LocationChooser
      label={t('Locations')}
      locations={distances.map(({ location, text }) => ({
        id: location.id,
        name: location.name,
        address: addressLine(location.address),
        distance: text,
        now: locationCardProps(locationCardModel(location, site, minute)).now,
      }))}
      chosen={shown.location.id}
      onChoose={setChosen}
      map={<LocationMap location={shown.location} />}
    >
      <LocationCards headingLevel={2} columns={1} locations={[shown.location]} distances={distances} />
    </LocationChooser>
  );
};
