import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { OutboxNotice } from '@dealer/ui/OutboxNotice';
import { useStorefront } from '../boot/storefront.ts';
import { focusMain } from '../browser/focusMain.ts';
import { openDrafts } from '../drafts/openDrafts.ts';
import { openOutbox } from './openOutbox.ts';
import { outboxItems } from './outboxItems.ts';
import { whenSeen } from './whenSeen.ts';

/** Several keys as one string: effects compare it by value. */
const keysOf = (text: string): string[] => text.split(' ').filter((key) => key !== '');

/** The state of unsent and just sent enquiries, at the edge of every page. Loaded where there are any. */
export const OutboxNotices = () => {
  const storefront = useStorefront();
  const { key: visit } = useLocation();
  const [outbox] = useState(() => openOutbox(storefront));
  // Entries are read from storage at each render, so that all tabs show the same; as text they compare by value.
  const text = useSyncExternalStore(
    outbox.subscribe,
    () => JSON.stringify(outboxItems(outbox.notices(), { site: storefront.site, isStored: outbox.isStored })),
    () => '[]',
  );
  const items = JSON.parse(text) as ReturnType<typeof outboxItems>;
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    // Screen readers announce changes of a live region, not its first content: mount it empty.
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);

  const sent = isReady ? items.flatMap(({ key, status }) => (status === 'sent' ? key : [])).join(' ') : '';
  useEffect(
    () => (sent === '' ? undefined : whenSeen(() => keysOf(sent).forEach((key) => void outbox.markSeen(key)))),
    [outbox, sent],
  );

  // A navigation dismisses the notices that the previous page showed, but not those of leads accepted during it.
  const shown = useRef({ visit, sent });
  useEffect(() => {
    const before = shown.current;
    shown.current = { visit, sent };
    if (before.visit !== visit) for (const key of keysOf(before.sent)) void outbox.forget(key);
  }, [outbox, visit, sent]);

  const dismiss = (key: string): void => {
    focusMain();
    void outbox.forget(key);
  };
  const discard = (key: string): void => {
    // The visitor does not want the draft either.
    openDrafts(storefront).finished(key);
    dismiss(key);
  };
  return (
    <OutboxNotice
      items={isReady ? items : []}
      onSendNow={(key) => void outbox.sendNow(key)}
      onDiscard={discard}
      onDismiss={dismiss}
    />
  );
};
