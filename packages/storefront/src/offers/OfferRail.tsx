import { useState } from 'react';
import { type Offer, offerTile } from '@dealer/core/offers';
import { OfferCard } from '@dealer/ui/OfferCard';
import { Rail } from '@dealer/ui/Rail';
import { useStorefront } from '../boot/storefront.ts';

/** A horizontal carousel of offers. */
export const OfferRail = ({ label, offers }: { label: string; offers: readonly Offer[] }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  return (
    <Rail label={label} itemWidth="20rem">
      {offers.map((offer) => (
        <OfferCard key={offer.id} {...offerTile(offer, site, time)} compact />
      ))}
    </Rail>
  );
};
