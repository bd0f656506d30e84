import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { ServerContext } from './serverContext.ts';
import { createGate, GatedPart } from './GatedPart.tsx';
import type { LazyComponent } from './lazyWithPreload.tsx';
import { onFirstInput } from './onFirstInput.ts';
import { onIdleAfterPaint } from './onIdleAfterPaint.ts';

/**
 * Content in the first view that may load after it: when the browser is idle after the largest paint, on the first input, or at once.
 * `placeholder` has its size, so that the layout does not shift.
 */
export const LazyOnIdle = ({
  part,
  placeholder,
  isSilent,
  isNow = false,
  children,
}: {
  part: Pick<LazyComponent<never>, 'isLoaded' | 'preload'>;
  placeholder?: ReactNode;
  /** Only machines read it, such as structured data. */
  isSilent?: boolean;
  /** Loads at once, without waiting for the largest paint. */
  isNow?: boolean;
  children: ReactNode;
}) => {
  const isServer = use(ServerContext);
  const [gate] = useState(() => createGate(isServer || part.isLoaded()));
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (gate.isOpen()) return undefined;
    const stop = (): void => cancels.forEach((cancel) => cancel());
    const load = (): void => {
      stop();
      void gate.load(part);
    };
    const cancels = isNow ? [] : [onIdleAfterPaint(load), onFirstInput(load, ref.current)];
    if (isNow) load();
    return stop;
  }, [gate, part, isNow]);

  return (
    // No box of its own: the part is laid out where this is.
    <span ref={ref} style={{ display: 'contents' }}>
      <GatedPart gate={gate} part={part} container={ref} isSilent={isSilent} placeholder={placeholder}>
        {children}
      </GatedPart>
    </span>
  );
};
