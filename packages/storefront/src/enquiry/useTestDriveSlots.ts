import { useEffect, useEffectEvent, useState } from 'react';
import { fetchTestDriveTimes } from '@dealer/api/test-drive';
import { clockText } from '@dealer/core/contact';
import type { TestDriveSlots } from '@dealer/ui/TestDriveForm';
import { useStorefront } from '../boot/storefront.ts';

/**
 * The free times of a day, requested when the day changes. Where the request fails, the visitor may enter any time (decision E18).
 */
export const useTestDriveSlots = (
  carId: number,
  date: string,
  { onTimes, onFailed }: { onTimes: (times: readonly string[]) => void; onFailed: () => void },
): TestDriveSlots => {
  const { api } = useStorefront();
  const [answer, setAnswer] = useState<{ date: string; slots: TestDriveSlots }>();
  const notifyTimes = useEffectEvent(onTimes);
  const notifyFailed = useEffectEvent(onFailed);

  useEffect(() => {
    if (date === '') return undefined;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const found = await fetchTestDriveTimes(api, { carId, date, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (found.kind === 'failed') {
        console.warn('Test-drive times could not be loaded.');
        setAnswer({ date, slots: { kind: 'free' } });
        notifyFailed();
        return;
      }
      const times = found.times.map((value) => ({ value, label: clockText(value) ?? value.slice(11) }));
      setAnswer({ date, slots: times.length === 0 ? { kind: 'none' } : { kind: 'times', times } });
      notifyTimes(found.times);
    };
    void ask();
    return () => stop.abort();
  }, [api, carId, date]);

  if (date === '') return { kind: 'unasked' };
  return answer?.date === date ? answer.slots : { kind: 'loading' };
};
