import { useEffect, useRef, useState } from 'react';
import { lookupRego } from '@dealer/api/trade-in';
import type { FoundCar, LookupTrouble, RegoLookup } from '@dealer/core/valuation';
import { useStorefront } from '../../boot/storefront.ts';

type FailedLookup = { plate: RegoLookup; trouble: LookupTrouble };

/** Looks up plates, one at a time: a newer lookup, or unmounting, aborts the older one. */
export const useRegoLookup = () => {
  const { api } = useStorefront();
  const [isLooking, setIsLooking] = useState(false);
  const [failed, setFailed] = useState<FailedLookup>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = (): void => {
    running.current?.abort();
    running.current = undefined;
    setIsLooking(false);
  };

  /** The car; `none` if there is none, which `failed` explains; undefined after an abort. */
  const look = async (plate: RegoLookup): Promise<FoundCar | 'none' | undefined> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setIsLooking(true);
    setFailed(undefined);
    const outcome = await lookupRego(api, plate, { signal: own.signal });
    if (own.signal.aborted || outcome.kind === 'aborted') return undefined;
    setIsLooking(false);
    if (outcome.kind === 'found')
      return {
        car: outcome.car,
        questions: outcome.questions,
        id: outcome.id,
      };
    setFailed({ plate, trouble: outcome.trouble });
    return 'none';
  };

  return { look, stop, isLooking, failed, forgive: () => setFailed(undefined) };
};
