import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { pathTo, sitePaths } from '@dealer/core/routes';
import { ConsentBar } from '@dealer/ui/ConsentBar';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { focusMain } from '../browser/focusMain.ts';
import { storedConsent, announceConsent } from './consent.ts';

const policyPath = pathTo('privacy');

/** The consent prompt for analytics: shown once, and again from a link at the foot of the page. */
export const ConsentNotice = () => {
  const t = useTexts();
  const { local, site, stores } = useStorefront();
  const prompt = useStore(stores.notices, ({ consentPrompt }) => consentPrompt);
  // Focus returns to the link that opened the prompt.
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (prompt === 'again') cameFrom.current = document.querySelector('a[href="#privacy-choices"]');
  }, [prompt]);
  if (prompt === null) return null;

  const close = (): void => {
    stores.notices.setState({ consentPrompt: null });
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    else focusMain();
  };
  const before = storedConsent(local).read();
  const answer = prompt === 'again' ? (before === 'granted' ? 'granted' : 'denied') : undefined;
  return (
    <ConsentBar
      title={t('May we count your visit?')}
      text={t(
        'It tells us which vehicles and pages people look for. Nothing in it says who you are. You can change your mind at the foot of any page.',
      )}
      {...(sitePaths(site).includes(policyPath)
        ? { policy: { label: t('How we handle data'), href: policyPath } }
        : {})}
      acceptLabel={t('Yes, count it')}
      declineLabel={t('No, thanks')}
      {...(answer === undefined ? {} : { answer, onClose: close })}
      onAnswer={(isGranted) => {
        announceConsent(isGranted);
        close();
      }}
    />
  );
};
