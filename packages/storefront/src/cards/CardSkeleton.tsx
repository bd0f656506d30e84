import { useStorefront } from '../boot/storefront.ts';
import { SlotWithFallback } from '../slots/SlotWithFallback.tsx';

/** A card whose vehicle has not loaded, as high as the site's cards: with the weekly figure and the rows of buttons that they have. */
export const CardSkeleton = ({ layout, buttons = true }: { layout: 'grid' | 'list'; buttons?: boolean }) => {
  const { card, finance } = useStorefront().site;
  const weekly = card.showFinancePerWeek && !finance.hidden;
  const actions = buttons ? new Set(card.buttons).size : 0;
  return <SlotWithFallback name="VehicleCardSkeleton" props={{ layout, weekly, actions }} />;
};
