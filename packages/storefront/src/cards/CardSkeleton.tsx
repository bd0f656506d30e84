import { useStorefront } from '../boot/storefront.ts';
import { SlotWithFallback } from '../slots/SlotWithFallback.tsx';
import { skeletonSize } from './skeletonSize.ts';

/** A card whose vehicle has not loaded, as high as the site's cards. */
export const CardSkeleton = ({ layout, buttons = true }: { layout: 'grid' | 'list'; buttons?: boolean }) => {
  const { site } = useStorefront();
  const { weekly, actions } = skeletonSize(site);
  return <SlotWithFallback name="VehicleCardSkeleton" props={{ layout, weekly, actions: buttons ? actions : 0 }} />;
};
