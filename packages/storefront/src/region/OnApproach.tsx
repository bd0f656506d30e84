import { createContext, startTransition, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Later } from './later.tsx';

/** How far below the window something is still near. */
const nearMargin = '200px';

/** Signs that somebody is at the page: then all of it is fetched, so that nothing is missing where they go next. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'beforeprint'] as const;

/** Was the part around this one shown at a sign of a person? Then the parts in it are wanted too. */
const SeenPerson = createContext(false);

export type OnApproachProps = {
  /** The component of another chunk that stands in `children`. */
  part: Pick<Later<never>, 'isThere' | 'load'>;
  /** Holds the place, as high as what comes, so that nothing moves. */
  place: ReactNode;
  children: ReactNode;
};

/** Comes with the children: the anchor that the address names may only now be there. */
const Anchor = ({ hash }: { hash: string }) => {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && ref.current?.parentElement?.contains(target)) target.scrollIntoView();
  }, [hash]);
  return <span ref={ref} hidden />;
};

/**
 * What the first view does not need: shown when it comes near the window, at the first sign of a person (a key, a touch, focus,
 * scrolling), for printing, and at once where the address names an anchor or the chunk is there already (Back).
 *
 * @example
 * <OnApproach part={Cards} place={<div className={styles.cardsPlace} />}><Cards /></OnApproach>
 */
export const OnApproach = ({ part, place, children }: OnApproachProps) => {
  const { hash } = useLocation();
  const [hasPerson, setPerson] = useState(use(SeenPerson));
  const [isNear, setNear] = useState(() => hasPerson || part.isThere());
  const isWanted = isNear || hash !== '';
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (isWanted || !element) return undefined;
    const want = (sign?: Event): void => {
      void part.load();
      // A transition: the place stays until the part is there, rather than a fallback of it.
      startTransition(() => {
        setNear(true);
        setPerson(sign !== undefined);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
      { rootMargin: `${nearMargin} 0px` },
    );
    observer.observe(element);
    for (const sign of signs) addEventListener(sign, want, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, want);
    };
  }, [isWanted, part]);

  return (
    <div ref={ref}>
      {isWanted ? (
        <Suspense fallback={place}>
          <SeenPerson value={hasPerson}>{children}</SeenPerson>
          <Anchor hash={hash} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
};
