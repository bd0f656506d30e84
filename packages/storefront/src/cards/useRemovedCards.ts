import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { focusOrHeading } from './focusOrHeading.ts';

const cardsOf = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll('article') ?? [])];

const removedText = (removed: readonly Vehicle[], left: number): string =>
  `Removed: ${removed.map(({ name }) => name).join(', ')}. ${left === 0 ? 'None is' : left === 1 ? 'One vehicle is' : `${left} vehicles are`} left.`;

/**
 * What happens when a saved vehicle is removed and its card with it: the text for a live region, and, where the focus was in the card,
 * the focus moves to the same control of the next card, else to the page's heading.
 */
export const useRemovedCards = (
  shown: readonly Vehicle[] | null,
): { list: RefObject<HTMLDivElement | null>; announcement: string } => {
  const { stores } = useStorefront();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const focused = useRef(-1);
  const [announcement, setAnnouncement] = useState('');

  // Called before the card is unmounted, when it still has the focus.
  useEffect(
    () =>
      stores.favourites.subscribe(() => {
        focused.current = cardsOf(list.current).findIndex((card) => card.contains(document.activeElement));
      }),
    [stores],
  );

  useLayoutEffect(() => {
    const removed = (shown && before.current)?.filter(({ id }) => !shown?.some((one) => one.id === id)) ?? [];
    before.current = shown;
    if (shown === null || removed.length === 0) return;
    setAnnouncement(removedText(removed, shown.length));
    if (focused.current < 0) return;
    const cards = cardsOf(list.current);
    const next = cards[Math.min(focused.current, cards.length - 1)];
    focusOrHeading(next?.querySelector<HTMLElement>('[aria-pressed], a'));
    focused.current = -1;
  }, [shown]);

  return { list, announcement };
};
