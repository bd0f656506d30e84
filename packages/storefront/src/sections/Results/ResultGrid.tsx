import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { GridItem } from '@dealer/core/promo';
import type { Vehicle } from '@dealer/core/vehicle';
import { PromoTile } from '@dealer/ui/PromoTile';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { useStorefront } from '../../boot/storefront.ts';
import { CardSkeleton } from '../../widgets/CardSkeleton.tsx';
import { VehicleCardItem } from '../../widgets/VehicleCardItem.tsx';
import { useWeeklyFigures } from '../../widgets/weeklyFigures.ts';
import { cardsInView, inViewFirst } from './inViewFirst.ts';

export type ResultGridProps = {
  label: string;
  /** null: not known yet; as many skeletons as a page has cards stand there, so that a reload finds its place again. */
  items: readonly GridItem<Vehicle>[] | null;
  busy: boolean;
  /** How many of the first pictures are wanted at once. */
  eager: number;
};

/**
 * One page of results: vehicles with the dealer's promo tiles among them. Renders again only for other items, not for each key typed.
 *
 * @example
 * <ResultGrid label="Used cars" items={useResultItems(response?.vehicles ?? null)} busy={false} eager={3} />
 */
export const ResultGrid = memo(({ label, items, busy, eager }: ResultGridProps) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  useWeeklyFigures(useMemo(() => items && items.flatMap((item) => (item.kind === 'hit' ? [item.hit] : [])), [items]));
  const before = useDeferredValue(items);
  const shown =
    items === null || before === null ? items : inViewFirst(items, before, cardsInView(window, site.search.columns));
  return (
    <VehicleGrid columns={site.search.columns} label={label} busy={busy || shown !== items}>
      {shown === null
        ? Array.from({ length: site.search.hitsPerPage }, (_, index) => <CardSkeleton key={index} layout="grid" />)
        : shown.map((item, at) => {
            // By place, not by vehicle: a card is told of another vehicle in a fifth of the time that a new one takes.
            if (item.kind === 'hit')
              return <VehicleCardItem key={at} vehicle={item.hit} now={time} layout="grid" priority={at < eager} />;
            const { title, kind, text, image, thumbnail, url } = item.tile;
            return (
              <PromoTile
                key={`promo-${item.slot}`}
                title={title}
                {...(kind === undefined ? {} : { kind })}
                {...(text === undefined ? {} : { text })}
                {...(url === undefined ? {} : { href: url })}
                {...(image === undefined
                  ? {}
                  : { picture: { src: image, ...(thumbnail === undefined ? {} : { thumbnail }) } })}
              />
            );
          })}
    </VehicleGrid>
  );
});
ResultGrid.displayName = 'ResultGrid';
