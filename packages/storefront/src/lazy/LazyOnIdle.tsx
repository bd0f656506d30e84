import { type ReactNode, use, useEffect, useState } from 'react';
import { ServerContext } from '../handover/serverContext.ts';
import { createGate, GatedPart } from './GatedPart.tsx';
import type { LazyComponent } from './lazyWithPreload.tsx';
import { onFirstInput } from './onFirstInput.ts';
import { onIdleAfterPaint } from './onIdleAfterPaint.ts';

/**
 * Content in the first view that may load after it: when the browser is idle after the largest paint, or on the first input.
 * `placeholder` has its size, so that the layout does not shift.
 *
 * @example
 * <LazyOnIdle part={Share} placeholder={<div className={styles.sharePlaceholder} />}><Share /></LazyOnIdle>
 */
export const LazyOnIdle = ({
  part,
  placeholder,
  children,
}: {
  part: Pick<LazyComponent<never>, 'isLoaded' | 'preload'>;
  placeholder?: ReactNode;
  children: ReactNode;
}) => {
  const isServer = use(ServerContext);
  const [gate] = useState(() => createGate(isServer || part.isLoaded()));

  useEffect(() => {
    if (gate.isOpen()) return undefined;
    const stop = (): void => cancels.forEach((cancel) => cancel());
    const load = (): void => {
      stop();
      void part.preload();
      gate.open();
    };
    const cancels = [onIdleAfterPaint(load), onFirstInput(load)];
    return stop;
  }, [gate, part]);

  return (
    <GatedPart gate={gate} placeholder={placeholder}>
      {children}
    </GatedPart>
  );
};
