import { useEffect, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { Link } from '../Link/index.ts';
import { X } from '../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ConsentBar.module.css';

export type ConsentBarProps = {
  title: string;
  text: string;
  /** The privacy policy. */
  policy?: { label: string; href: string };
  /** The label of the button that agrees. */
  acceptLabel: string;
  /** The label of the button that refuses, which is as easy to press. */
  declineLabel: string;
  /** The earlier answer: the bar was reopened, and takes the focus. */
  answer?: 'granted' | 'denied';
  /** Called with the visitor's answer. */
  onAnswer: (isGranted: boolean) => void;
  /** Closes the bar without a change; only with an earlier answer. */
  onClose?: () => void;
};

/**
 * Requests consent at the lower edge of the page without blocking it; both answers look alike.
 *
 * @avoid On a site that loads nothing that needs consent, or for a message without a choice.
 * @keyboard Tab reaches both answers without a trap; opened by its link, the bar takes the focus.
 * @accessibility A landmark named by its heading, not a modal: the page can be used before an answer, and nothing is announced. Both answers are buttons of the same variant.
 *
 * @example
 * <ConsentBar title="May we count your visit?" text="..." acceptLabel="Yes, count it" declineLabel="No, thanks" onAnswer={keep} />
 */
export const ConsentBar = ({
  title,
  text,
  policy,
  acceptLabel,
  declineLabel,
  answer,
  onAnswer,
  onClose,
  ...root
}: WithRoot<ConsentBarProps, 'section'>) => {
  const t = useTexts();
  useShownOnRoot('lower-bar');
  const heading = useRef<HTMLHeadingElement>(null);
  const isReopened = answer !== undefined;
  useEffect(() => {
    if (isReopened) heading.current?.focus();
  }, [isReopened]);
  return (
    <section
      {...rootProps(root, styles.bar)}
      aria-labelledby="consent-title"
      data-part="consent-bar"
      data-surface="inverse"
      data-print="hide"
    >
      <div>
        <h2 id="consent-title" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>
          <span>{`${text}${isReopened ? ` So far you said ${answer === 'granted' ? 'yes' : 'no'}.` : ''} `}</span>
          {policy ? (
            <Link className={styles.link} href={policy.href}>
              {policy.label}
            </Link>
          ) : null}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onInverse onClick={() => onAnswer(true)}>
          {acceptLabel}
        </Button>
        <Button onInverse onClick={() => onAnswer(false)}>
          {declineLabel}
        </Button>
      </div>
      {onClose ? <IconButton label={t('Close privacy choices')} icon={<X />} variant="bare" onClick={onClose} /> : null}
    </section>
  );
};
