import { useEffect, useState } from 'react';
import { type Offer, pickOffers } from '@dealer/core/offers';
import { pathTo } from '@dealer/core/routes';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { loadOffers } from '../../offers/loadOffers.ts';
import { OfferRail } from '../../offers/OfferRail.tsx';
import type { SectionProps } from '../section.ts';
import { OffersPlaceholder } from './OffersPlaceholder.tsx';
import type { section } from './section.ts';

/** The dealer's offers in a row, and the way to all of them. */
export const Offers = ({ id, settings: { title, text, category, limit } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const storefront = useStorefront();
  const [offers, setOffers] = useState<readonly Offer[]>();

  useEffect(() => {
    let isLeft = false;
    void loadOffers(storefront).then((loaded) => {
      if (!isLeft) setOffers(loaded === 'failed' ? [] : loaded);
    });
    return () => void (isLeft = true);
  }, [storefront]);

  if (offers === undefined) return <OffersPlaceholder />;
  const shown = pickOffers(offers, storefront.site, category === null ? {} : { category }).slice(0, limit);
  return shown.length === 0 ? null : (
    <TitledSection id={id} title={title} text={text} link={{ label: t('All offers'), href: pathTo('offers') }}>
      <OfferRail label={title} offers={shown} />
    </TitledSection>
  );
};
