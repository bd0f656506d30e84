import { useStorefront } from '../boot/storefront.ts';
import { SlotWithFallback } from '../errors/SlotWithFallback.tsx';
import { skeletonSize } from './skeletonSize.ts';

/**
 * A card whose vehicle has not loaded, as high as the site's cards.
 *
 * @example
 * <CardSkeleton layout="grid" />
 */
export const CardSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => {
  const { site } = useStorefront();
  return <SlotWithFallback name="VehicleCardSkeleton" props={{ layout, ...skeletonSize(site) }} />;
};
