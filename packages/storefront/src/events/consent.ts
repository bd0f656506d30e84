import { persisted } from '../stores/persisted.ts';
import type { KeyValueStorage, Persisted } from '../stores/persisted.ts';

/** What the visitor said about being counted. */
export type Consent = 'granted' | 'denied' | 'unknown';

type Place = { storage: KeyValueStorage; prefix: string };

const readConsent = (value: unknown): Consent | undefined =>
  value === 'granted' || value === 'denied' ? value : undefined;

/**
 * Where the answer is kept.
 *
 * @example
 * keptConsent({ storage: localStorage, prefix: 'dealer:my-site:' }).read() // => 'unknown'
 */
export const keptConsent = ({ storage, prefix }: Place): Persisted<Consent> =>
  persisted<Consent>(storage, `${prefix}analytics-consent`, readConsent, 1, 'unknown');

/**
 * Says what the visitor answered, as a dealer's own consent tool would.
 *
 * @example
 * sayConsent(true);
 */
export const sayConsent = (isGranted: boolean): void =>
  void dispatchEvent(new CustomEvent('dealer:consent', { detail: { analytics: isGranted } }));

/**
 * The visitor's consent to analytics, as the site's own bar or the dealer's consent tool tells it: `dispatchEvent(new
 * CustomEvent('dealer:consent', { detail: { analytics: true } }))`. Kept on the device, for all tabs; a browser that asks not to be
 * tracked (Global Privacy Control) means no, unless the visitor said yes.
 *
 * @example
 * watchConsent({ storage: localStorage, prefix: 'dealer:my-site:' }, (consent) => ...)
 */
export const watchConsent = (place: Place, changed: (consent: Consent) => void): Consent => {
  const kept = keptConsent(place);
  addEventListener('dealer:consent', (event) => {
    const said = (event as CustomEvent<{ analytics?: unknown } | null>).detail?.analytics;
    if (typeof said !== 'boolean') return;
    const consent = said ? 'granted' : 'denied';
    kept.write(consent);
    changed(consent);
  });
  addEventListener('storage', ({ key }) => {
    const said = kept.read();
    if (key === `${place.prefix}analytics-consent` && said !== 'unknown') changed(said);
  });
  const before = kept.read();
  const asksForPrivacy = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return before === 'unknown' && asksForPrivacy ? 'denied' : before;
};
