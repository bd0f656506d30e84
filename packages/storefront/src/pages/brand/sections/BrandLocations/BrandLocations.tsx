import { locationsSelling } from '@dealer/core/brands';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { LocationCards } from '../../../../locations/LocationCards.tsx';
import { PagePart } from '../../../../page/PagePart.tsx';
import type { SectionProps } from '../../../../sections/section.ts';

/** The locations that sell the brand. */
export const BrandLocations = ({ id }: SectionProps) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { name, slug } = usePage(page);
  const locations = locationsSelling(slug, site);
  return locations.length === 0 ? null : (
    <PagePart id={id} title={t('Where to find {name}', { name })}>
      <LocationCards locations={locations} columns={Math.min(4, Math.max(2, locations.length))} />
    </PagePart>
  );
};
