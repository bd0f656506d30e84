import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { enterTyped } from './enterTyped.ts';
import { ServerContext } from './serverContext.ts';
import { useIsHydrating } from './useIsHydrating.ts';
import { createGate, GatedPart } from './GatedPart.tsx';
import type { LazyComponent } from './lazyWithPreload.tsx';
import { onFirstInput } from './onFirstInput.ts';

/** How far below the viewport content starts to load. */
const visibleMargin = '200px';

/** Whether the surrounding content was loaded by input. Then nested lazy content loads at once too. */
const LoadedByInput = createContext<{ current: boolean }>({ current: false });

type LazyOnVisibleProps = {
  /** The lazy component rendered in `children`. */
  part: Pick<LazyComponent<never>, 'isLoaded' | 'preload'>;
  /** Shown until then; as high as the content, so that the layout does not shift. */
  placeholder: ReactNode;
  children: ReactNode;
};

/**
 * Runs once the content is mounted: scrolls to the element that the URL's hash names, which may not have existed before, and repeats the
 * visitor's input to content of a server from before React listened.
 */
const ContentMounted = ({ hash, container }: { hash: string; container: RefObject<HTMLElement | null> }) => {
  const isTakenOver = useRef(useIsHydrating());
  useEffect(() => {
    if (isTakenOver.current && container.current) enterTyped(container.current);
  }, [container]);
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && container.current?.contains(target)) target.scrollIntoView();
  }, [container, hash]);
  return null;
};

/**
 * Content below the first view. It loads when it comes near the viewport, on the first input (key, touch, focus, scroll), before
 * printing, and at once if the URL has a hash or the chunk is already loaded (Back).
 */
export const LazyOnVisible = ({ part, placeholder, children }: LazyOnVisibleProps) => {
  const { hash } = useLocation();
  const isServer = use(ServerContext);
  const around = use(LoadedByInput);
  const byInput = useRef(around.current);
  const [gate] = useState(() => createGate(isServer || around.current || part.isLoaded()));
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (gate.isOpen() || !element) return undefined;
    const stop = (): void => {
      observer.disconnect();
      cancel();
    };
    const load = (input?: Event): void => {
      stop();
      byInput.current = input !== undefined;
      void gate.load(part);
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: `${visibleMargin} 0px` },
    );
    // After input everything on the page loads, so that nothing is missing where the visitor goes next; what was pressed first.
    const cancel = onFirstInput(load, element);
    if (hash === '') observer.observe(element);
    else load();
    return stop;
  }, [gate, hash, part]);

  return (
    <div ref={ref} data-lazy="">
      <GatedPart gate={gate} part={part} container={ref} placeholder={placeholder}>
        <LoadedByInput value={byInput}>{children}</LoadedByInput>
        <ContentMounted hash={hash} container={ref} />
      </GatedPart>
    </div>
  );
};
