import { locationsSelling } from '@dealer/core/brands';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageBrand } from '../../pages/brand/brandContext.ts';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import { PagePart } from '../../widgets/PagePart.tsx';
import type { SectionProps } from '../section.ts';

/** The locations that sell the brand. */
export const BrandLocations = ({ id }: SectionProps) => {
  const { site } = useStorefront();
  const { name, slug } = usePageBrand();
  const locations = locationsSelling(slug, site);
  return locations.length === 0 ? null : (
    <PagePart id={id} title={`Where to find ${name}`}>
      <LocationCards locations={locations} columns={Math.min(4, Math.max(2, locations.length))} />
    </PagePart>
  );
};
