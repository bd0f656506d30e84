import { useMemo, useState } from 'react';
import { activePromoTiles, type GridItem, interleavePromo, positionPromoTiles } from '@dealer/core/offers';
import { collapseSoldRuns } from '@dealer/core/search';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../../../boot/storefront.ts';

/** More random numbers than any site has tiles and positions. */
const drawnNumbers = 64;

/**
 * The items of the result grid: the page's vehicles, runs of sold ones shortened where the site wants it, and the promo tiles in
 * their places. The places are drawn once for the visit: Back finds the grid as it was left.
 */
export const useResultItems = (
  vehicles: readonly Vehicle[] | null,
  carTypes: readonly string[] = [],
): GridItem<Vehicle>[] | null => {
  const { site, now, rng, once } = useStorefront();
  const [time] = useState(now);
  const draws = once('promoDraws', () => Array.from({ length: drawnNumbers }, rng));
  const searched = carTypes.join();
  const placed = useMemo(() => {
    let drawn = 0;
    const nextDraw = (): number => draws[drawn++ % draws.length] ?? 0;
    return positionPromoTiles(
      activePromoTiles(site.promo.tiles, { carTypes: searched === '' ? [] : searched.split(','), now: time }),
      site.promo,
      nextDraw,
    );
  }, [site, time, searched, draws]);
  return useMemo(
    () => vehicles && interleavePromo(collapseSoldRuns(vehicles, site.search.collapseSold), placed),
    [vehicles, site, placed],
  );
};
