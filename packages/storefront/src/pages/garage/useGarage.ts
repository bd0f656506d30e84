import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchGarage, type GarageDoc, type WatchedCar } from '@dealer/api/watchlist';
import { useSession } from '../../auth/useSession.ts';
import { useStorefront } from '../../boot/storefront.ts';
import { syncWatchlist } from '../../watchlist/syncWatchlist.ts';

/** Async resource: loading, loaded or failed. */
export type Resource<T> = { kind: 'loading' } | { kind: 'loaded'; value: T } | { kind: 'failed' };

/** Loads the watchlist and the sent enquiries. Each part can fail and be retried by itself. */
export const useGarage = (): { cars: Resource<WatchedCar[]>; sent: Resource<GarageDoc>; retry: () => void } => {
  const storefront = useStorefront();
  const { call, user, isBusy } = useSession();
  const [cars, setCars] = useState<Resource<WatchedCar[]>>({ kind: 'loading' });
  const [sent, setSent] = useState<Resource<GarageDoc>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    void syncWatchlist(storefront).then(
      (answer) =>
        isCurrent && setCars(answer.kind === 'ok' ? { kind: 'loaded', value: answer.cars } : { kind: 'failed' }),
    );
    void call((bearer) => fetchGarage(storefront.api, { bearer })).then(
      (answer) =>
        isCurrent && setSent(answer.kind === 'ok' ? { kind: 'loaded', value: answer.value } : { kind: 'failed' }),
    );
    return () => void (isCurrent = false);
  }, [storefront, call, userId, attempt]);

  const retry = useCallback(() => {
    const toLoading = <T>(before: Resource<T>): Resource<T> =>
      before.kind === 'failed' ? { kind: 'loading' } : before;
    setCars(toLoading);
    setSent(toLoading);
    setAttempt((count) => count + 1);
  }, []);

  // The session was renewed after a failure.
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) retry();
    wasBusy.current = isBusy;
  }, [isBusy, retry]);
  return { cars, sent, retry };
};
