import type { Storefront } from '../boot/storefront.ts';
import type { Consent } from './consent.ts';

/**
 * Lets the bar at the edge of the page ask for consent, where nobody has answered yet, and again whenever the link at the foot of the
 * page is pressed. Not where the dealer's own tool asks (`services.consent`).
 *
 * @example
 * askConsent(storefront, 'unknown');
 */
export const askConsent = ({ site, stores }: Pick<Storefront, 'site' | 'stores'>, consent: Consent): void => {
  if (site.services.consent !== 'bar') return;
  if (consent === 'unknown') stores.notices.setState({ asksConsent: 'first' });
  addEventListener('dealer:consent', () => stores.notices.setState({ asksConsent: null }));
  document.addEventListener('click', (event) => {
    const isAsked = event.target instanceof Element && event.target.closest('a[href="#privacy-choices"]') !== null;
    if (!isAsked) return;
    event.preventDefault();
    stores.notices.setState({ asksConsent: 'again' });
  });
};
