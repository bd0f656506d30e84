import { pathTo, sellCarPath, sitePaths } from '@dealer/core/routes';
import { FeatureBanner } from '@dealer/ui/FeatureBanner';
import { useStorefront } from '../../../../boot/storefront.ts';

/** Other things to do with this dealer; only what has a page. */
export const VehicleBanner = () => {
  const available = sitePaths(useStorefront().site);
  const tiles = [
    {
      topic: 'offers',
      title: 'Latest offers',
      text: 'Prices just dropped.',
      href: pathTo('offers'),
    },
    {
      topic: 'service',
      title: 'Book a service',
      text: 'Tell us what your vehicle needs and when.',
      href: pathTo('service'),
    },
    {
      topic: 'sell',
      title: 'Sell your car',
      text: 'Tell us about it and we make an offer.',
      href: sellCarPath,
    },
  ] as const;
  return <FeatureBanner label="More from us" tiles={tiles.filter(({ href }) => available.includes(href))} />;
};
