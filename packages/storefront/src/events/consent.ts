import { persisted, type Persisted, type SiteStorage } from '../stores/persisted.ts';

/** The visitor's consent to analytics. */
export type Consent = 'granted' | 'denied' | 'unknown';

const readConsent = (value: unknown): Consent | undefined =>
  value === 'granted' || value === 'denied' ? value : undefined;

export const storedConsent = ({ storage, prefix }: SiteStorage): Persisted<Consent> =>
  persisted<Consent>(storage, `${prefix}analytics-consent`, readConsent, 1, 'unknown');

/** Publishes the visitor's answer by the same event as a dealer's own consent tool. */
export const announceConsent = (isGranted: boolean): void =>
  void dispatchEvent(new CustomEvent('dealer:consent', { detail: { analytics: isGranted } }));

/**
 * Watches the visitor's consent, which the site's own prompt or the dealer's consent tool publishes: `dispatchEvent(new
 * CustomEvent('dealer:consent', { detail: { analytics: true } }))`. It is stored for all tabs. Global Privacy Control of the browser counts
 * as a refusal, unless the visitor has agreed. Returns the consent so far.
 */
export const watchConsent = (local: SiteStorage, changed: (consent: Consent) => void): Consent => {
  const stored = storedConsent(local);
  addEventListener('dealer:consent', (event) => {
    const answer = (event as CustomEvent<{ analytics?: unknown } | null>).detail?.analytics;
    if (typeof answer !== 'boolean') return;
    const consent = answer ? 'granted' : 'denied';
    stored.write(consent);
    changed(consent);
  });
  addEventListener('storage', ({ key }) => {
    const consent = stored.read();
    if (key === `${local.prefix}analytics-consent` && consent !== 'unknown') changed(consent);
  });
  const before = stored.read();
  const hasPrivacyControl = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return before === 'unknown' && hasPrivacyControl ? 'denied' : before;
};
