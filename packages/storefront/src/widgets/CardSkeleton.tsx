import { useStorefront } from '../boot/storefront.ts';
import { SlotRegion } from '../region/SlotRegion.tsx';
import { skeletonSize } from './skeletonSize.ts';

/**
 * A card whose vehicle has not loaded, as high as the site's cards.
 *
 * @example
 * <CardSkeleton layout="grid" />
 */
export const CardSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => {
  const { site } = useStorefront();
  return <SlotRegion name="VehicleCardSkeleton" props={{ layout, ...skeletonSize(site) }} />;
};
