import { startTransition, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Later } from './later.tsx';

/** Nobody moved so long (ms): the first view has been painted and the line is free. */
const calmAfterMs = 4_000;

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'beforeprint'] as const;

/**
 * What stands in the first view but may come after it: shown at the first sign of a person, else when the page has been quiet for a
 * while. `place` holds its room, so that nothing moves.
 *
 * @example
 * <WhenCalm part={Share} place={<div className={styles.sharePlace} />}><Share /></WhenCalm>
 */
export const WhenCalm = ({
  part,
  place,
  children,
}: {
  part: Pick<Later<never>, 'isThere' | 'load'>;
  place?: ReactNode;
  children: ReactNode;
}) => {
  const [isCalm, setCalm] = useState(part.isThere);

  useEffect(() => {
    if (isCalm) return undefined;
    const want = (): void => {
      void part.load();
      startTransition(() => setCalm(true));
    };
    const timer = setTimeout(want, calmAfterMs);
    for (const sign of signs) addEventListener(sign, want, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, want);
    };
  }, [isCalm, part]);

  return isCalm ? <Suspense fallback={place}>{children}</Suspense> : place;
};
