import { pathTo } from '@dealer/core/routes';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import { OfferRail } from '../../../../offers/OfferRail.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import type { SectionProps } from '../../../../sections/section.ts';

/** The dealer's offers except the page's. */
export const OtherOffers = ({ id }: SectionProps) => {
  const t = useTexts();
  const { others, isOver } = usePage(page);
  const title = isOver ? t('On now') : t('More offers');
  return others.length === 0 ? null : (
    <TitledSection id={id} title={title} link={{ label: t('All offers'), href: pathTo('offers') }}>
      <OfferRail label={title} offers={others} />
    </TitledSection>
  );
};
