import { type Brand, brandHref, lettermark } from '@dealer/core/brands';
import type { Site } from '@dealer/core/site';
import type { BrandTileProps } from '@dealer/ui/BrandDirectory';

/** What the directory shows of a brand. */
export const brandTile = (brand: Brand, site: Site): BrandTileProps & { id: string } => {
  const href = brandHref(brand, site);
  return {
    id: `${brand.group}-${brand.slug}`,
    name: brand.name,
    mark: lettermark(brand.name),
    logo: brand.logoUrl,
    ...(brand.description === '' ? {} : { description: brand.description }),
    href,
  };
};
