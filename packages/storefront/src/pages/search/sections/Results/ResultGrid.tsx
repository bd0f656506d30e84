import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { GridItem } from '@dealer/core/offers';
import type { Vehicle } from '@dealer/core/vehicle';
import { PromoTile } from '@dealer/ui/PromoTile';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { useStorefront } from '../../../../boot/storefront.ts';
import type { ResultLayout } from '../../../../stores/resultLayout.ts';
import { CardSkeleton } from '../../../../cards/CardSkeleton.tsx';
import { VehicleCardItem } from '../../../../cards/VehicleCardItem.tsx';
import { useWeeklyFigures } from '../../../../cards/weeklyFigures.ts';
import { cardsInView, inViewFirst } from './inViewFirst.ts';

type ResultGridProps = {
  label: string;
  /** null while loading: shows as many skeletons as a page has cards, so that a reload can restore the scroll position. */
  items: readonly GridItem<Vehicle>[] | null;
  busy: boolean;
  layout: ResultLayout;
  /** How many of the first pictures load eagerly; on a phone only one of them is in the first view. */
  eager: number;
};

/** A window shows at most as many rows of a list as cards of a grid of so many columns. */
const rowsAsColumns = 2;

/**
 * One page of results: vehicles with the dealer's promo tiles among them. Re-renders only for other items, not for each key typed.
 */
export const ResultGrid = memo(({ label, items, busy, layout: chosen, eager }: ResultGridProps) => {
  const { site, template, now } = useStorefront();
  const [time] = useState(now);
  useWeeklyFigures(useMemo(() => items && items.flatMap((item) => (item.kind === 'hit' ? [item.hit] : [])), [items]));
  const before = useDeferredValue(items);
  const shown =
    items === null || before === null || items === before
      ? items
      : inViewFirst(items, before, cardsInView(window, chosen === 'list' ? rowsAsColumns : site.search.columns));
  // A single result is as wide as the list.
  const layout = shown?.length === 1 ? 'list' : chosen;
  return (
    <VehicleGrid columns={site.search.columns} layout={layout} label={label} busy={busy || shown !== items}>
      {shown === null
        ? Array.from({ length: site.search.hitsPerPage }, (_, index) => <CardSkeleton key={index} layout={layout} />)
        : shown.map((item, at) => {
            // By position, unless a card has state: updating a card takes a fifth of the time of mounting a new one.
            if (item.kind === 'hit')
              return (
                <VehicleCardItem
                  key={template.cardHasState ? item.hit.id : at}
                  vehicle={item.hit}
                  now={time}
                  layout={layout}
                  priority={at === 0 ? 'first' : at < eager}
                />
              );
            const { title, kind, text, image, thumbnail, url } = item.tile;
            return (
              <PromoTile
                key={`promo-${item.slot}`}
                title={title}
                kind={kind}
                text={text}
                href={url}
                layout={layout}
                {...(image === undefined ? {} : { picture: { src: image, thumbnail } })}
              />
            );
          })}
    </VehicleGrid>
  );
});
ResultGrid.displayName = 'ResultGrid';
