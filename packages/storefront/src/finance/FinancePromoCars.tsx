import { useEffect, useState } from 'react';
import { financePromo, financePromoFilter, pickFinancePromo } from '@dealer/core/offers';
import { featuredCars } from '@dealer/core/limits';
import type { Vehicle } from '@dealer/core/vehicle';
import { FinancePromo } from '@dealer/ui/FinancePromo';
import { Section } from '@dealer/ui/Section';
import { useStorefront } from '../boot/storefront.ts';
import { CardGrid } from '../widgets/CardGrid.tsx';

/** More cars than are shown: reserved ones are filtered out of the response. */
const sample = featuredCars * 3;

/** The Get Finance Now promotion: six used cars with their pictures; nothing where there are none, nobody answers, or the site hides finance. */
export const FinancePromoCars = () => {
  const { search, site } = useStorefront();
  const [vehicles, setVehicles] = useState<Vehicle[] | null>(null);
  const { hidden } = site.finance;

  useEffect(() => {
    if (hidden) return undefined;
    const stop = new AbortController();
    void search.multiSearch([{ filter: financePromoFilter, hitsPerPage: sample, page: 1 }]).then((answer) => {
      if (!stop.signal.aborted)
        setVehicles(answer.kind === 'ok' ? pickFinancePromo(answer.value[0]?.vehicles ?? []) : []);
    });
    return () => stop.abort();
  }, [hidden, search]);

  if (hidden || vehicles?.length === 0) return null;
  return (
    <Section labelledBy="finance-promo" tone="mist">
      <FinancePromo id="finance-promo" heading={financePromo.heading} actions={financePromo.actions}>
        <CardGrid label={financePromo.heading} vehicles={vehicles} skeletons={featuredCars} />
      </FinancePromo>
    </Section>
  );
};
