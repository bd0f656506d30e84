import { useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { ChevronDown, CircleAlert, CircleCheck, Clock, X } from '../icons/icons.ts';
import { ChevronUp } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './OutboxNotice.module.css';

/** An enquiry that is being sent, or its result. */
export type OutboxNoticeItem = {
  key: string;
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  title: string;
  text: string;
  /** Another contact, when sending finally failed. */
  call?: { label: string; href: string };
};

export type OutboxNoticeProps = {
  items: readonly OutboxNoticeItem[];
  /** Called when the visitor wants a waiting enquiry sent at once. */
  onSendNow: (key: string) => void;
  /** Deletes waiting enquiries after a confirmation. */
  onDiscard: (key: string) => void;
  /** Dismisses the result of an enquiry. */
  onDismiss: (key: string) => void;
  label?: string;
};

const icons = { waiting: Clock, sending: Clock, sent: CircleCheck, failed: CircleAlert } as const;

/**
 * Enquiries that wait to be sent and their results, at the edge of every page. The live region is mounted before it has text.
 *
 * @avoid For forms that show their own result: those have `FormStatus` and `SuccessPanel`.
 * @accessibility A landmark with a name. Its list is a polite live region: screen readers announce a new status by its text, and the icon is hidden. The confirmation of "Discard" uses the same two buttons, so the focus stays.
 * @accessibility Touch: the buttons and the call are at least 44 px high. Motion: a notice moves in, with reduced motion it is there at once.
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
  ...root
}: WithRoot<OutboxNoticeProps, 'section'>) => {
  const t = useTexts();
  useShownOnRoot('lower-bar');
  const [confirming, setConfirming] = useState<string | null>(null);
  const [isSmall, setSmall] = useState(false);
  return (
    <section {...rootProps(root, styles.notice)} aria-label={label} data-part="outbox-notice" data-print="hide">
      <ul className={styles.list} role="list" aria-live="polite">
        {items.map(({ key, status, title, text, call }) => {
          const Icon = icons[status];
          const isOver = status === 'sent' || status === 'failed';
          // A waiting enquiry can be minimised, since it covers the page until it is sent.
          const isAside = isSmall && !isOver;
          return (
            <li key={key} className={styles.item} data-status={status} data-aside={isAside || undefined}>
              <Icon className={styles.icon} />
              <div className={styles.content}>
                <p className={styles.title}>{title}</p>
                {isAside ? null : (
                  <p className={styles.text}>
                    {confirming === key
                      ? t('Discard it for good? What you typed will be removed from this device.')
                      : text}
                  </p>
                )}
                {call === undefined ? null : (
                  <a className={styles.link} href={call.href}>
                    {call.label}
                  </a>
                )}
                {status !== 'waiting' || isAside ? null : (
                  // Two buttons that stay mounted, so that the keyboard focus stays.
                  <div className={styles.actions}>
                    <Button
                      variant="primary"
                      onInverse
                      onClick={() => (confirming === key ? setConfirming(null) : onSendNow(key))}
                    >
                      {confirming === key ? t('Keep it') : t('Send now')}
                    </Button>
                    <Button
                      variant="secondary"
                      onInverse
                      onClick={() => (confirming === key ? onDiscard(key) : setConfirming(key))}
                    >
                      {confirming === key ? t('Yes, discard') : t('Discard')}
                    </Button>
                  </div>
                )}
              </div>
              {isOver ? (
                <IconButton
                  label={t('Close: {title}', { title })}
                  icon={<X />}
                  variant="bare"
                  onClick={() => onDismiss(key)}
                />
              ) : null}
              {status === 'waiting' ? (
                <IconButton
                  label={isSmall ? t('Show more: {title}', { title }) : t('Show less: {title}', { title })}
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
