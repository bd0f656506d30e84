import { locationGraph } from '@dealer/core/contact';
import { useStorefront } from '../../../../boot/storefront.ts';
import { StructuredData } from '../../../../head/StructuredData.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { LocationCards } from '../../../../locations/LocationCards.tsx';

/** The location that the page's form goes to. */
export const MainLocation = () => {
  const { site } = useStorefront();
  const { location } = usePage(definition);
  return location ? (
    <>
      <StructuredData nodes={[locationGraph(location, site)]} />
      <LocationCards locations={[location]} headingLevel={2} columns={1} />
    </>
  ) : null;
};
