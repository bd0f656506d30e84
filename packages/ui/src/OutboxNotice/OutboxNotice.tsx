import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './OutboxNotice.module.css';

/** One enquiry on its way, or what became of it. */
export type OutboxNoticeItem = {
  key: string;
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  title: string;
  text: string;
  /** Another way to the dealer, where sending failed for good. */
  call?: { label: string; href: string };
};

export type OutboxNoticeProps = {
  items: readonly OutboxNoticeItem[];
  onSendNow: (key: string) => void;
  /** Forgets what waits, after asking once more. */
  onDiscard: (key: string) => void;
  /** What became of an enquiry was read. */
  onDismiss: (key: string) => void;
  label?: string;
};

const icons = { waiting: Clock, sending: Clock, sent: CircleCheck, failed: CircleAlert } as const;

/**
 * Enquiries that wait to be sent and what became of them, at the edge of every page. The live region stands before it has words.
 *
 * @example
 * <OutboxNotice items={[{ key: 'a', status: 'waiting', title: 'Your enquiry is not sent yet', text: 'It is saved on this device.' }]} onSendNow={send} onDiscard={discard} onDismiss={dismiss} />
 */
export const OutboxNotice = ({
  items,
  onSendNow,
  onDiscard,
  onDismiss,
  label = 'Your enquiries',
}: OutboxNoticeProps) => {
  const [asked, setAsked] = useState<string | null>(null);
  const [isSmall, setSmall] = useState(false);
  return (
    <section className={styles.notice} aria-label={label} data-part="outbox-notice" data-print="hide">
      <ul className={styles.list} role="list" aria-live="polite">
        {items.map(({ key, status, title, text, call }) => {
          const Icon = icons[status];
          const isOver = status === 'sent' || status === 'failed';
          // What waits may be put aside: it stands over the page for as long as it waits.
          const isAside = isSmall && !isOver;
          return (
            <li key={key} className={styles.item} data-status={status} data-aside={isAside || undefined}>
              <Icon className={styles.icon} aria-hidden="true" />
              <div className={styles.words}>
                <p className={styles.title}>{title}</p>
                {isAside ? null : (
                  <p className={styles.text}>
                    {asked === key ? 'Discard it for good? What you typed will be removed from this device.' : text}
                  </p>
                )}
                {call === undefined ? null : (
                  <a className={styles.link} href={call.href}>
                    {call.label}
                  </a>
                )}
                {status !== 'waiting' || isAside ? null : (
                  // Two buttons that stay in their place: whoever works by keyboard keeps the focus.
                  <div className={styles.actions}>
                    <Button
                      variant="primary"
                      onInverse
                      onClick={() => (asked === key ? setAsked(null) : onSendNow(key))}
                    >
                      {asked === key ? 'Keep it' : 'Send now'}
                    </Button>
                    <Button
                      variant="secondary"
                      onInverse
                      onClick={() => (asked === key ? onDiscard(key) : setAsked(key))}
                    >
                      {asked === key ? 'Yes, discard' : 'Discard'}
                    </Button>
                  </div>
                )}
              </div>
              {isOver ? (
                <IconButton label={`Close: ${title}`} icon={<X />} variant="bare" onClick={() => onDismiss(key)} />
              ) : null}
              {status === 'waiting' ? (
                <IconButton
                  label={isSmall ? `Show more: ${title}` : `Show less: ${title}`}
                  icon={isSmall ? <ChevronUp /> : <ChevronDown />}
                  variant="bare"
                  aria-expanded={!isSmall}
                  onClick={() => setSmall(!isSmall)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
