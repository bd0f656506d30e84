import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchGarage } from '@dealer/api/watchlist';
import type { GarageDoc, WatchedCar } from '@dealer/api/watchlist';
import { useSession } from '../../auth/useSession.ts';
import { useStorefront } from '../../boot/storefront.ts';
import { syncWatchlist } from '../../watchlist/syncWatchlist.ts';

/** Something that is asked for: on its way, there, or not to be had. */
export type Asked<T> = { kind: 'loading' } | { kind: 'there'; value: T } | { kind: 'failed' };

/**
 * What stands in the garage: the watchlist, and what was sent. Each part fails by itself and can be asked again.
 *
 * @example
 * const { cars, sent, retry } = useGarage();
 */
export const useGarage = (): { cars: Asked<WatchedCar[]>; sent: Asked<GarageDoc>; retry: () => void } => {
  const storefront = useStorefront();
  const { call, user, isBusy } = useSession();
  const [cars, setCars] = useState<Asked<WatchedCar[]>>({ kind: 'loading' });
  const [sent, setSent] = useState<Asked<GarageDoc>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    void syncWatchlist(storefront).then(
      (answer) =>
        isCurrent && setCars(answer.kind === 'ok' ? { kind: 'there', value: answer.cars } : { kind: 'failed' }),
    );
    void call((bearer) => fetchGarage(storefront.api, { bearer })).then(
      (answer) =>
        isCurrent && setSent(answer.kind === 'ok' ? { kind: 'there', value: answer.value } : { kind: 'failed' }),
    );
    return () => void (isCurrent = false);
  }, [storefront, call, userId, attempt]);

  const retry = useCallback(() => {
    const again = <T>(before: Asked<T>): Asked<T> => (before.kind === 'failed' ? { kind: 'loading' } : before);
    setCars(again);
    setSent(again);
    setAttempt((count) => count + 1);
  }, []);

  // The session could be renewed after all.
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) retry();
    wasBusy.current = isBusy;
  }, [isBusy, retry]);
  return { cars, sent, retry };
};
