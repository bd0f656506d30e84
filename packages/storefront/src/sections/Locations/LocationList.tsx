import { useStorefront } from '../../boot/storefront.ts';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import { LocationRail } from '../../widgets/LocationRail.tsx';

/** More locations than this stand in one row that is swiped. */
const mostCards = 4;

/** The dealer's locations: cards, or one row where there are many. */
export const LocationList = () => {
  const { site } = useStorefront();
  return site.locations.length > mostCards ? (
    <LocationRail locations={site.locations} label={site.phrases['home.locations']} />
  ) : (
    <LocationCards locations={site.locations} />
  );
};
