import type { Outbox } from '../outbox/createOutbox.ts';

/** Another tab's change of a lead may be visible only a moment after its message. */
const recheckMs = 1_000;

/** Resolves when no tab is sending a lead any more: true if one was. */
export const whenLeadIsIdle = async (outbox: Pick<Outbox, 'entries' | 'subscribe'>, key: string): Promise<boolean> => {
  const isBeingSent = (): boolean =>
    outbox.entries().some((entry) => entry.key === key && ['queued', 'sending'].includes(entry.state.kind));
  if (!isBeingSent()) return false;
  return new Promise((resolve) => {
    const check = (): void => {
      if (isBeingSent()) return;
      clearInterval(timer);
      stop();
      resolve(true);
    };
    const timer = setInterval(check, recheckMs);
    const stop = outbox.subscribe(check);
  });
};
