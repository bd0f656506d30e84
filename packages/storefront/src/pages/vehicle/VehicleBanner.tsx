import { FeatureBanner } from '@dealer/ui/FeatureBanner';
import { availablePaths } from '../../routes/availablePaths.ts';

const pathOf = (...paths: string[]): string | undefined => paths.find((path) => availablePaths.includes(path));

/** Other things to do with this dealer (row 2.D29); only what has a page. */
export const VehicleBanner = () => {
  const tiles = [
    {
      topic: 'offers',
      title: 'Latest offers',
      text: 'Vehicles that cost less than they did.',
      href: pathOf('/special-offers'),
    },
    {
      topic: 'service',
      title: 'Book a service',
      text: 'Tell us what your vehicle needs and when.',
      href: pathOf('/book-a-service', '/service'),
    },
    {
      topic: 'sell',
      title: 'Sell your car',
      text: 'Tell us about it and we make an offer.',
      href: pathOf('/sell-my-car', '/trade-in'),
    },
  ] as const;
  return (
    <FeatureBanner
      label="More from us"
      tiles={tiles.flatMap(({ href, ...tile }) => (href === undefined ? [] : [{ ...tile, href }]))}
    />
  );
};
