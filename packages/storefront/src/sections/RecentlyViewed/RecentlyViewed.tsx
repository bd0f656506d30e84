import { RecentlyViewed as Viewed } from '../../widgets/RecentlyViewed.tsx';

/** Vehicles that were looked at on this device. */
export const RecentlyViewed = () => <Viewed />;
