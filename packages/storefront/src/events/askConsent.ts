import type { Storefront } from '../boot/storefront.ts';
import type { Consent } from './consent.ts';

/**
 * Shows the consent prompt where the visitor has not answered yet, and whenever the link at the foot of the page is pressed. Does nothing
 * on a site with its own consent tool (`services.consent`).
 */
export const askConsent = ({ site, stores }: Pick<Storefront, 'site' | 'stores'>, consent: Consent): void => {
  if (site.services.consent !== 'bar') return;
  if (consent === 'unknown') stores.notices.setState({ consentPrompt: 'first' });
  addEventListener('dealer:consent', () => stores.notices.setState({ consentPrompt: null }));
  document.addEventListener('click', (event) => {
    const isConsentLink =
      event.target instanceof Element && event.target.closest('a[href="#privacy-choices"]') !== null;
    if (!isConsentLink) return;
    event.preventDefault();
    stores.notices.setState({ consentPrompt: 'again' });
  });
};
