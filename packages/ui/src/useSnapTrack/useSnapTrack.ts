import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A scroll-snap row: its position, and functions to move it. */
export type SnapTrack<T extends HTMLElement> = {
  ref: RefObject<T | null>;
  /** The child nearest to the leading edge, from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
  /** All children fit: there is nothing to move. */
  fits: boolean;
  onScroll: () => void;
  /** Scrolls a child to the leading edge. */
  goTo: (index: number) => void;
  /** Scrolls by one page: 1 forwards, -1 back. */
  page: (direction: 1 | -1) => void;
};

const children = (track: HTMLElement): HTMLElement[] =>
  [...track.children].filter((child) => child instanceof HTMLElement);

const nearest = (track: HTMLElement): number => {
  const all = children(track);
  const start = all[0]?.offsetLeft ?? 0;
  let best = 0;
  all.forEach((child, index) => {
    const away = Math.abs(child.offsetLeft - start - track.scrollLeft);
    const bestAway = Math.abs((all[best]?.offsetLeft ?? 0) - start - track.scrollLeft);
    if (away < bestAway) best = index;
  });
  return best;
};

/**
 * Reads and moves a scroll-snap row. Scrolling is native: touch, wheel and keyboard work without it, and `scroll-behavior` in CSS
 * decides whether a move is animated (never with reduced motion).
 *
 * @example
 * const track = useSnapTrack<HTMLDivElement>();
 * <div ref={track.ref} onScroll={track.onScroll}>...</div>
 * <button onClick={() => track.goTo(track.index + 1)}>Next</button>
 */
export const useSnapTrack = <T extends HTMLElement>(): SnapTrack<T> => {
  const ref = useRef<T>(null);
  // During a requested move the row passes other children; ignore them.
  const target = useRef<number | null>(null);
  const [position, setPosition] = useState({ index: 0, atStart: true, atEnd: false, fits: false });

  const read = useCallback(() => {
    const track = ref.current;
    if (track === null) return;
    const passing = nearest(track);
    if (target.current === passing) target.current = null;
    const index = target.current ?? passing;
    const atStart = track.scrollLeft <= 2;
    const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
    const fits = track.scrollWidth <= track.clientWidth + 2;
    setPosition((was) =>
      was.index === index && was.atStart === atStart && was.atEnd === atEnd && was.fits === fits
        ? was
        : { index, atStart, atEnd, fits },
    );
  }, []);

  useEffect(() => {
    const track = ref.current;
    if (track === null) return;
    read();
    const letGo = () => {
      target.current = null;
    };
    const settle = () => {
      target.current = null;
      read();
    };
    const watcher = new ResizeObserver(read);
    watcher.observe(track);
    track.addEventListener('pointerdown', letGo, { passive: true });
    track.addEventListener('wheel', letGo, { passive: true });
    track.addEventListener('scrollend', settle);
    return () => {
      watcher.disconnect();
      track.removeEventListener('pointerdown', letGo);
      track.removeEventListener('wheel', letGo);
      track.removeEventListener('scrollend', settle);
    };
  }, [read]);

  const goTo = useCallback((wanted: number) => {
    const track = ref.current;
    if (track === null) return;
    const all = children(track);
    const index = Math.min(Math.max(wanted, 0), all.length - 1);
    const child = all[index];
    if (child === undefined) return;
    target.current = index;
    setPosition((was) => ({ ...was, index }));
    track.scrollTo({ left: child.offsetLeft - (all[0]?.offsetLeft ?? 0) });
  }, []);

  const page = useCallback((direction: 1 | -1) => {
    const track = ref.current;
    if (track === null) return;
    target.current = null;
    // A little less than what is visible, so that the last one seen becomes the first.
    track.scrollBy({ left: direction * track.clientWidth * 0.9 });
  }, []);

  return { ref, ...position, onScroll: read, goTo, page };
};
