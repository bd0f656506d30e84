import { useEffect, useState } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';

/** The most ids in one query. */
const chunk = 100;

type VehiclesById = { vehicles: Vehicle[] | null; hasFailed: boolean; retry: () => void };

/**
 * The vehicles of some ids as they are today, in their order; null while they are on their way. `scope`: the site's usual stock, or
 * sold ones too.
 */
export const useVehiclesById = (ids: readonly number[], scope?: 'anyAvailability'): VehiclesById => {
  const { search } = useStorefront();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; vehicles: Vehicle[] | null }>();
  const key = `${ids.join(',')}#${attempt}`;

  useEffect(() => {
    const wanted = (key.split('#')[0] ?? '').split(',').filter(Boolean).map(Number);
    if (wanted.length === 0) return undefined;
    const stop = new AbortController();
    const queries = Array.from({ length: Math.ceil(wanted.length / chunk) }, (_, at) => ({
      filter: `id IN [${wanted.slice(at * chunk, (at + 1) * chunk).join(', ')}]`,
      limit: chunk,
    }));
    void search.multiSearch(queries, { scope }).then((result) => {
      if (stop.signal.aborted) return;
      const found =
        result.kind === 'ok'
          ? result.value
              .flatMap(({ vehicles }) => vehicles)
              .toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
          : null;
      setAnswer({ key, vehicles: found });
    });
    return () => stop.abort();
  }, [search, key, scope]);

  const isCurrent = answer?.key === key;
  return {
    vehicles: ids.length === 0 ? [] : isCurrent ? answer.vehicles : null,
    hasFailed: ids.length > 0 && isCurrent && answer.vehicles === null,
    retry: () => setAttempt((count) => count + 1),
  };
};
