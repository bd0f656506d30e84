import { pathTo, sellCarPath, sitePaths } from '@dealer/core/routes';
import { FeatureBanner } from '@dealer/ui/FeatureBanner';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';

/** Other things to do with this dealer; only what has a page. */
export const VehicleBanner = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const available = sitePaths(site);
  const tiles = [
    {
      topic: 'offers',
      title: t('Latest offers'),
      text: t('Prices just dropped.'),
      href: pathTo('offers'),
    },
    {
      topic: 'service',
      title: t('Book a service'),
      text: t('Tell us what your vehicle needs and when.'),
      href: pathTo('service'),
    },
    {
      topic: 'sell',
      title: t('Sell your {noun}', { noun: site.vehicleNoun.toLowerCase() }),
      text: t('Tell us about it and we make an offer.'),
      href: sellCarPath,
    },
  ] as const;
  return <FeatureBanner label={t('More from us')} tiles={tiles.filter(({ href }) => available.includes(href))} />;
};
