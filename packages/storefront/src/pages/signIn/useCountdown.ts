import { useEffect, useState } from 'react';

/** Seconds until a moment, counted down each second; 0 once it has come. */
export const useCountdown = (until: number, now: () => number): number => {
  const left = (): number => Math.max(0, Math.ceil((until - now()) / 1000));
  const [, tick] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), 1000);
    return () => clearTimeout(timer);
  });
  return seconds;
};
