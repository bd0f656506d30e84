import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { OutboxNotice } from '@dealer/ui/OutboxNotice';
import { useStorefront } from '../boot/storefront.ts';
import { openDrafts } from '../enquiry/openDrafts.ts';
import { openOutbox } from './openOutbox.ts';
import { outboxItems } from './outboxItems.ts';
import { whenSeen } from './whenSeen.ts';

/** As one text, so that an effect runs only where they change. */
const keysOf = (text: string): string[] => text.split(' ').filter((key) => key !== '');

/** The enquiries on their way, at the edge of every page: fetched where there are any. */
export const OutboxNotices = () => {
  const storefront = useStorefront();
  const { key: visit } = useLocation();
  const [outbox] = useState(() => openOutbox(storefront));
  // Entries are read anew each time, so that two tabs say the same; as text they are equal where nothing changed.
  const text = useSyncExternalStore(
    outbox.subscribe,
    () => JSON.stringify(outboxItems(outbox.news(), { site: storefront.site, isKept: outbox.isKept })),
    () => '[]',
  );
  const items = JSON.parse(text) as ReturnType<typeof outboxItems>;
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    // The region stands first, empty: what is there from the start is not announced.
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);

  const sent = isReady ? items.flatMap(({ key, status }) => (status === 'sent' ? key : [])).join(' ') : '';
  useEffect(
    () => (sent === '' ? undefined : whenSeen(() => keysOf(sent).forEach((key) => void outbox.seen(key)))),
    [outbox, sent],
  );

  // Whoever went on has read what the page before said: not what was accepted on the way to this one.
  const shown = useRef({ visit, sent });
  useEffect(() => {
    const before = shown.current;
    shown.current = { visit, sent };
    if (before.visit !== visit) for (const key of keysOf(before.sent)) void outbox.forget(key);
  }, [outbox, visit, sent]);

  const discard = (key: string): void => {
    // What was typed goes with it: nothing of it is wanted any more.
    openDrafts(storefront).finished(key);
    void outbox.forget(key);
  };
  return (
    <OutboxNotice
      items={isReady ? items : []}
      onSendNow={(key) => void outbox.sendNow(key)}
      onDiscard={discard}
      onDismiss={(key) => void outbox.forget(key)}
    />
  );
};
