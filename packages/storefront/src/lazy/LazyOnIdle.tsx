import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
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
  const [isShown, setShown] = useState(part.isLoaded);

  useEffect(() => {
    if (isShown) return undefined;
    const load = (): void => {
      void part.preload();
      startTransition(() => setShown(true));
    };
    const cancels = [onIdleAfterPaint(load), onFirstInput(load)];
    return () => cancels.forEach((cancel) => cancel());
  }, [isShown, part]);

  return isShown ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
};
