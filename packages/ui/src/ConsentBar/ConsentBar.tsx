import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ConsentBar.module.css';

export type ConsentBarProps = {
  title: string;
  text: string;
  /** Where the dealer says more. */
  policy?: { label: string; href: string };
  acceptLabel: string;
  declineLabel: string;
  /** What was said before: the bar was opened again, and takes the focus. */
  answer?: 'granted' | 'denied';
  onAnswer: (isGranted: boolean) => void;
  /** Leaves the answer as it was; only where there is one. */
  onClose?: () => void;
};

/**
 * Asks for consent, at the lower edge of the page and without standing in anybody's way; both answers look alike. Its region stands
 * before its words, so that they are announced.
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
}: ConsentBarProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAskedFor = answer !== undefined;
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  return (
    <section
      className={styles.bar}
      aria-labelledby="consent-title"
      data-part="consent-bar"
      data-surface="inverse"
      data-print="hide"
    >
      <div className={styles.words}>
        <h2 id="consent-title" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>
          {text}
          {isAskedFor ? ` So far you said ${answer === 'granted' ? 'yes' : 'no'}.` : null}{' '}
          {policy ? (
            <a className={styles.link} href={policy.href}>
              {policy.label}
            </a>
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
      {onClose ? <IconButton label="Close privacy choices" icon={<X />} variant="bare" onClick={onClose} /> : null}
    </section>
  );
};
