import { useEffect, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';

const minute = 60_000;
const checkEvery = 5_000;

const minuteOf = (time: number): number => Math.floor(time / minute) * minute;

/**
 * The present minute in milliseconds since 1970, for what changes while a page is open, such as opening hours. In HTML of a server, which
 * may come from a cache, it is the time of rendering until the page has been taken over.
 */
export const useMinute = (): number => {
  const { now } = useStorefront();
  const [time, setTime] = useState(() => minuteOf(now()));
  useEffect(() => {
    const timer = setInterval(() => setTime(minuteOf(now())), checkEvery);
    return () => clearInterval(timer);
  }, [now]);
  return time;
};
