import { useEffect, useRef, useState } from 'react';

const durationMs = 400;

/**
 * Animates a count to its new value in less than half a second; immediately with reduced motion.
 *
 * @example
 * const shown = useAnimatedCount(214);
 */
export const useAnimatedCount = (count: number): number => {
  const [shown, setShown] = useState(count);
  const now = useRef(count);
  useEffect(() => {
    const from = now.current;
    if (from === count) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = 0;
    const step = (time: number): void => {
      const part = still ? 1 : Math.min(1, Math.max(0, (time - start) / durationMs));
      now.current = Math.round(from + (count - from) * (1 - (1 - part) ** 3));
      setShown(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return shown;
};
