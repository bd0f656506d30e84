import { useEffect, useEffectEvent, useState } from 'react';
import { askAgainMs } from '@dealer/core/reservation';
import type { PaymentState } from '@dealer/api/reservations';

export type AskedPayment = {
  /** Undefined until the server has answered once. */
  state: PaymentState | undefined;
  isAsking: boolean;
  askAgain: () => void;
};

/**
 * How a payment stands, as the server says it: asked at once, again with growing pauses while it is on its way, and when the visitor
 * comes back to the page. After a while only the visitor asks.
 *
 * @example
 * const { state, askAgain } = usePaymentState(id, (signal) => fetchReservation(api, id, { key, signal }));
 */
export const usePaymentState = (id: string, ask: (signal: AbortSignal) => Promise<PaymentState>): AskedPayment => {
  const [state, setState] = useState<PaymentState>();
  const [isAsking, setIsAsking] = useState(true);
  const [round, setRound] = useState(0);
  const askNow = useEffectEvent(ask);
  const askAgain = (): void => setRound((count) => count + 1);

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let answers = 0;
    const next = async (): Promise<void> => {
      setIsAsking(true);
      const answer = await askNow(stop.signal);
      if (stop.signal.aborted) return;
      setIsAsking(false);
      setState(answer);
      answers += 1;
      const pause = answer.kind === 'known' && answer.status === 'pending' ? askAgainMs(answers) : undefined;
      if (pause !== undefined) timer = setTimeout(() => void next(), pause);
    };
    void next();
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void next();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, round]);

  return { state, isAsking, askAgain };
};
