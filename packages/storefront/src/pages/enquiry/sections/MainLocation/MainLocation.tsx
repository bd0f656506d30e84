import { locationGraph } from '@dealer/core/contact';
import { useStorefront } from '../../../../boot/storefront.ts';
import { StructuredData } from '../../../../head/StructuredData.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { mainLocation } from '../../mainLocation.ts';
import { LocationCards } from '../../../../locations/LocationCards.tsx';

/** The location that the page's form is about. */
export const MainLocation = () => {
  const { site } = useStorefront();
  const location = mainLocation(usePage(definition).page, site);
  return location ? (
    <>
      <StructuredData nodes={[locationGraph(location, site)]} />
      <LocationCards locations={[location]} headingLevel={2} columns={1} />
    </>
  ) : null;
};
