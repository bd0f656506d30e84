import { createContext, type PointerEvent, useRef, useState } from 'react';

/** Least distance of a swipe, in pixels. */
const swipe = 40;

/** Whether the card's second picture is mounted: it is not, until it may be shown. */
export const SecondPictureContext = createContext(false);

/**
 * When a card mounts and shows its second picture: a pointer that hovers mounts it, and CSS shows it on hover; a swipe to the side shows it,
 * the other way the first again. Cards are reused for other vehicles, so a swipe belongs to one of them.
 *
 * @example
 * const { isMounted, isSwiped, handlers } = useSecondPicture(card.id);
 */
export const useSecondPicture = (id: number) => {
  const [mounted, setMounted] = useState<number>();
  const [swiped, setSwiped] = useState<number>();
  const start = useRef({ x: 0, y: 0 });
  return {
    isMounted: mounted === id,
    isSwiped: swiped === id,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setMounted(id);
      },
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        start.current = { x, y };
      },
      // A pointer that the browser takes to scroll ends with pointercancel instead.
      onPointerUp: ({ pointerType, clientX, clientY }: PointerEvent) => {
        const { x, y } = start.current;
        const across = clientX - x;
        if (pointerType !== 'touch' || Math.abs(across) < swipe || Math.abs(across) < 2 * Math.abs(clientY - y)) return;
        setMounted(id);
        setSwiped(across < 0 ? id : undefined);
      },
    },
  };
};
