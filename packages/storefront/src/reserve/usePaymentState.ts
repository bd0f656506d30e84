import { useEffect, useEffectEvent, useState } from 'react';
import { statusPauseMs } from '@dealer/core/checkout';
import type { PaymentState } from '@dealer/api/reservations';

type PaymentCheck = {
  /** Undefined until the first response. */
  state: PaymentState | undefined;
  isChecking: boolean;
  checkNow: () => void;
};

/**
 * The state of a payment on the server: queried at once, with growing pauses while it is pending, and when the visitor comes back to the
 * page. After a while only the visitor repeats the query.
 */
export const usePaymentState = (id: string, ask: (signal: AbortSignal) => Promise<PaymentState>): PaymentCheck => {
  const [state, setState] = useState<PaymentState>();
  const [isChecking, setIsChecking] = useState(true);
  const [round, setRound] = useState(0);
  const queryState = useEffectEvent(ask);
  const checkNow = (): void => setRound((count) => count + 1);

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let answers = 0;
    const next = async (): Promise<void> => {
      setIsChecking(true);
      const answer = await queryState(stop.signal);
      if (stop.signal.aborted) return;
      setIsChecking(false);
      setState(answer);
      answers += 1;
      const pause = answer.kind === 'known' && answer.status === 'pending' ? statusPauseMs(answers) : undefined;
      if (pause !== undefined) timer = setTimeout(() => void next(), pause);
    };
    void next();
    const onVisible = (): void => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void next();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [id, round]);

  return { state, isChecking, checkNow };
};
