import { useState } from 'react';
import { offerTile } from '@dealer/core/offers';
import type { Offer } from '@dealer/core/offers';
import { OfferCard } from '@dealer/ui/OfferCard';
import { Rail } from '@dealer/ui/Rail';
import { useStorefront } from '../boot/storefront.ts';

/**
 * Offers in one row that is swiped or stepped through.
 *
 * @example
 * <OfferRail label="Special offers" offers={offers} />
 */
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
