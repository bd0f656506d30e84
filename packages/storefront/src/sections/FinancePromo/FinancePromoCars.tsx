import { use, useEffect, useState } from 'react';
import { financePromo, financePromoFilter, pickFinancePromo, featuredCars } from '@dealer/core/offers';
import type { Vehicle } from '@dealer/core/vehicle';
import { FinancePromo } from '@dealer/ui/FinancePromo';
import { Section } from '@dealer/ui/Section';
import { useStorefront } from '../../boot/storefront.ts';
import { PageStockContext } from '../pageStock.ts';
import { withoutRepeats } from '../withoutRepeats.ts';
import { CardRail } from '../../cards/CardRail.tsx';

/** More cars than are shown: reserved ones, and those that the page shows already, are filtered out of the response. */
const sample = featuredCars * 4;

/** The Get Finance Now promotion: six used cars with their pictures; nothing where there are none, nobody answers, or the site hides finance. */
export const FinancePromoCars = () => {
  const { search, site } = useStorefront();
  const [vehicles, setVehicles] = useState<Vehicle[] | null>(null);
  const { hidden } = site.finance;
  const pageStock = use(PageStockContext);

  useEffect(() => {
    if (hidden) return undefined;
    const stop = new AbortController();
    void Promise.all([
      search.multiSearch([{ filter: financePromoFilter, hitsPerPage: sample, page: 1 }]),
      pageStock,
    ]).then(([answer, page]) => {
      if (stop.signal.aborted) return;
      const shown = page?.kind === 'ok' ? Object.values(page.value.vehicles).flat() : [];
      const cars = answer.kind === 'ok' ? (answer.value[0]?.vehicles ?? []) : [];
      setVehicles(pickFinancePromo(withoutRepeats(cars, new Set(shown.map(({ id }) => id)), sample)));
    });
    return () => stop.abort();
  }, [hidden, pageStock, search]);

  if (hidden || vehicles?.length === 0) return null;
  const { heading, actions } = financePromo(site);
  return (
    <Section labelledBy="finance-promo" tone="mist">
      <FinancePromo id="finance-promo" heading={heading} actions={actions}>
        <CardRail label={heading} vehicles={vehicles} skeletons={featuredCars} />
      </FinancePromo>
    </Section>
  );
};
