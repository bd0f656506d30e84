import { useState } from 'react';
import { offersOfModel } from '@dealer/core/brands';
import { listedOffers, offersContent, offerTile } from '@dealer/core/offers';
import { pathTo } from '@dealer/core/routes';
import { OfferCard, OfferGrid } from '@dealer/ui/OfferCard';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { useContent } from '../../../../content/useContent.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';

/** The current offers of the page's model. */
export const ModelOffers = () => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { model, page } = usePage(definition);
  const content = useContent(offersContent);
  const offers = content?.kind === 'ok' ? offersOfModel(listedOffers(content.items, site, time), model) : [];
  if (offers.length === 0) return null;
  const title = t('{title} offers', { title: page.title });
  return (
    <TitledSection id="model-offers" title={title} link={{ label: t('All offers'), href: pathTo('offers') }}>
      <OfferGrid label={title}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offerTile(offer, site, time)} />
        ))}
      </OfferGrid>
    </TitledSection>
  );
};
