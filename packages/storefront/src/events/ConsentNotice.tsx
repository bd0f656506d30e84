import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { pathTo, sitePaths } from '@dealer/core/routes';
import { ConsentBar } from '@dealer/ui/ConsentBar';
import { useStorefront } from '../boot/storefront.ts';
import { keptConsent, sayConsent } from './consent.ts';

const policyPath = pathTo('privacy');

/** Asks whether the visit may be counted: once, and again from the foot of the page. */
export const ConsentNotice = () => {
  const { local, site, stores } = useStorefront();
  const asks = useStore(stores.notices, ({ asksConsent }) => asksConsent);
  // Whoever opened it goes on where they were.
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (asks === 'again') cameFrom.current = document.querySelector('a[href="#privacy-choices"]');
  }, [asks]);
  if (asks === null) return null;

  const close = (): void => {
    stores.notices.setState({ asksConsent: null });
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const before = keptConsent(local).read();
  const answer = asks === 'again' ? (before === 'granted' ? 'granted' : 'denied') : undefined;
  return (
    <ConsentBar
      title="May we count your visit?"
      text="It tells us which vehicles and pages people look for. Nothing in it says who you are. You can change your mind at the foot of any page."
      {...(sitePaths(site).includes(policyPath) ? { policy: { label: 'How we handle data', href: policyPath } } : {})}
      acceptLabel="Yes, count it"
      declineLabel="No, thanks"
      {...(answer === undefined ? {} : { answer, onClose: close })}
      onAnswer={(isGranted) => {
        sayConsent(isGranted);
        close();
      }}
    />
  );
};
