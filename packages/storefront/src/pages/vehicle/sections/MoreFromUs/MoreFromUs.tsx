import { VehicleBanner } from './VehicleBanner.tsx';

/** Other things to do with this dealer. */
export const MoreFromUs = () => <VehicleBanner />;
