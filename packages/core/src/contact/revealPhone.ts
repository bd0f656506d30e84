import { analyticsEvents } from '../analytics/analyticsEvents.ts';

/** The numbers that were revealed on this page, digits only. */
export type RevealedPhones = readonly string[];

/** The result of revealing a number. `record`: notify the service and send event 25; only the first time (decision D7). */
type PhoneReveal = {
  readonly revealed: RevealedPhones;
  readonly record: boolean;
  readonly event?: typeof analyticsEvents.phoneClick;
};

/**
 * Reveals a number (decision D7): it stays revealed on the page. The reveal event and analytics event 25 are recorded once per number,
 * in whatever format it is written.
 *
 * @example revealPhone([], '07 3000 1234') // => { revealed: ['0730001234'], record: true, event: 25 }
 */
export const revealPhone = (revealed: RevealedPhones, written: string): PhoneReveal => {
  const digits = written.replace(/\D/g, '');
  return revealed.includes(digits)
    ? { revealed, record: false }
    : { revealed: [...revealed, digits], record: true, event: analyticsEvents.phoneClick };
};
