import { recordCarView } from '@dealer/api/cars';
import type { Vehicle } from '@dealer/core/vehicle';
import type { Storefront } from '../../boot/storefront.ts';

/** Counts a view of a vehicle, without blocking the page. */
export const recordLook = async (
  { slug, photosCount, updatedAt }: Vehicle,
  { api, site }: Storefront,
  signal: AbortSignal,
): Promise<void> => {
  if (!signal.aborted)
    await recordCarView(api, { slug, photosCount, updatedAt, websiteId: site.website_id ?? 0, signal });
};
