import { persisted } from '../stores/persisted.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';

/** What the visitor said about being counted. */
export type Consent = 'granted' | 'denied' | 'unknown';

const readConsent = (value: unknown): Consent | undefined => (value === 'granted' || value === 'denied' ? value : undefined);

/**
 * The visitor's consent to analytics, as the dealer's own consent tool tells it: `dispatchEvent(new CustomEvent('dealer:consent', {
 * detail: { analytics: true } }))`. Kept on the device; a browser that asks not to be tracked (Global Privacy Control) means no, unless
 * the visitor said yes.
 *
 * @example
 * watchConsent({ storage: localStorage, prefix: 'dealer:my-site:' }, (consent) => ...)
 */
export const watchConsent = ({ storage, prefix }: { storage: KeyValueStorage; prefix: string }, changed: (consent: Consent) => void): Consent => {
  const kept = persisted<Consent>(storage, `${prefix}analytics-consent`, readConsent, 1, 'unknown');
  addEventListener('dealer:consent', (event) => {
    const said = (event as CustomEvent<{ analytics?: unknown } | null>).detail?.analytics;
    if (typeof said !== 'boolean') return;
    const consent = said ? 'granted' : 'denied';
    kept.write(consent);
    changed(consent);
  });
  const before = kept.read();
  const asksForPrivacy = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return before === 'unknown' && asksForPrivacy ? 'denied' : before;
};
