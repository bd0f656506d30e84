import { createContext, type ReactNode, startTransition, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { LazyComponent } from './lazyWithPreload.tsx';
import { onFirstInput } from './onFirstInput.ts';

/** How far below the viewport content starts to load. */
const visibleMargin = '200px';

/** Whether the surrounding content was loaded by input. Then nested lazy content loads at once too. */
const LoadedByInput = createContext(false);

export type LazyOnVisibleProps = {
  /** The lazy component rendered in `children`. */
  part: Pick<LazyComponent<never>, 'isLoaded' | 'preload'>;
  /** Shown until then; as high as the content, so that the layout does not shift. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** Mounted with the content, because the element named by the URL's hash may only exist now. */
const HashTarget = ({ hash }: { hash: string }) => {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && ref.current?.parentElement?.contains(target)) target.scrollIntoView();
  }, [hash]);
  return <span ref={ref} hidden />;
};

/**
 * Content below the first view. It loads when it comes near the viewport, on the first input (key, touch, focus, scroll), before
 * printing, and at once if the URL has a hash or the chunk is already loaded (Back).
 *
 * @example
 * <LazyOnVisible part={Cards} placeholder={<div className={styles.cardsPlaceholder} />}><Cards /></LazyOnVisible>
 */
export const LazyOnVisible = ({ part, placeholder, children }: LazyOnVisibleProps) => {
  const { hash } = useLocation();
  const [byInput, setByInput] = useState(use(LoadedByInput));
  const [isRequested, setRequested] = useState(() => byInput || part.isLoaded());
  const isShown = isRequested || hash !== '';
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (isShown || !element) return undefined;
    const load = (input?: Event): void => {
      void part.preload();
      // A transition shows the placeholder until the chunk is loaded, instead of a Suspense fallback.
      startTransition(() => {
        setRequested(true);
        setByInput(input !== undefined);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: `${visibleMargin} 0px` },
    );
    observer.observe(element);
    // After input everything on the page loads, so that nothing is missing where the visitor goes next.
    const cancel = onFirstInput(load);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [isShown, part]);

  return (
    <div ref={ref}>
      {isShown ? (
        <Suspense fallback={placeholder}>
          <LoadedByInput value={byInput}>{children}</LoadedByInput>
          <HashTarget hash={hash} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
};
