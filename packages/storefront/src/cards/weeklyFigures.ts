import { useEffect, useId } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Vehicle } from '@dealer/core/vehicle';
import { type Storefront, useStorefront } from '../boot/storefront.ts';

/** The vehicles of the page whose cards may say a weekly payment, by list: the page's footnote is about them. */
export const weeklyFigures = ({ once }: Pick<Storefront, 'once'>): StoreApi<ReadonlyMap<string, readonly Vehicle[]>> =>
  once('weekly figures', () => createStore(() => new Map()));

/**
 * Tells the page which vehicles a list shows, where its cards say weekly payments: no star without its footnote (decision A23).
 */
export const useWeeklyFigures = (vehicles: readonly Vehicle[] | null): void => {
  const storefront = useStorefront();
  const id = useId();
  const isShown = storefront.site.card.showFinancePerWeek && vehicles !== null;

  useEffect(() => {
    if (!isShown) return;
    const lists = weeklyFigures(storefront);
    lists.setState(new Map(lists.getState()).set(id, vehicles), true);
  }, [storefront, id, isShown, vehicles]);

  useEffect(
    () => () => {
      const lists = weeklyFigures(storefront);
      lists.setState(new Map([...lists.getState()].filter(([list]) => list !== id)), true);
    },
    [storefront, id],
  );
};
