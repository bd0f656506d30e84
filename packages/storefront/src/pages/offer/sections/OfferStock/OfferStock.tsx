import { Suspense, use } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import type { DataOf } from '../../../../page/definePage.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { CardRail } from '../../../../cards/CardRail.tsx';
import type { SectionProps } from '../../../../sections/section.ts';

/** The vehicles that the offer is about; nothing where there are none, or the search does not answer. */
export const OfferStock = ({ id }: SectionProps) => {
  const { stock } = usePage(page);
  return stock === undefined ? null : (
    <Suspense>
      <StockOfModel id={id} {...stock} />
    </Suspense>
  );
};

const StockOfModel = ({ id, name, href, answer }: NonNullable<DataOf<typeof page>['stock']> & { id: string }) => {
  const t = useTexts();
  const found = use(answer);
  const vehicles = found.kind === 'ok' ? (found.value[0]?.vehicles ?? []) : [];
  return vehicles.length === 0 ? null : (
    <TitledSection id={id} title={t('{name} in stock', { name })} link={{ label: t('See all'), href }}>
      <CardRail label={t('{name} in stock', { name })} vehicles={vehicles} skeletons={0} />
    </TitledSection>
  );
};
