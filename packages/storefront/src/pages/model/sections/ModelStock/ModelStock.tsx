import { Suspense, use } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { modelStockHref } from '../../modelStock.ts';
import { CardGrid } from '../../../../cards/CardGrid.tsx';

/** What the search found of the page's model. */
export const ModelStock = () => (
  <Suspense>
    <StockOfModel />
  </Suspense>
);

const StockOfModel = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { model, page, stock } = usePage(definition);
  const answer = use(stock);
  const { vehicles = [], total = 0 } = (answer.kind === 'ok' ? answer.value[0] : undefined) ?? {};
  if (vehicles.length === 0) return null;
  const title = t('{title} in stock', { title: page.title });
  return (
    <TitledSection
      id="model-stock"
      title={title}
      link={{
        label: t('See all {count}', { count: total.toLocaleString('en-AU') }),
        href: modelStockHref(model, site),
      }}
      tone="mist"
    >
      <CardGrid label={title} vehicles={vehicles} skeletons={0} />
    </TitledSection>
  );
};
