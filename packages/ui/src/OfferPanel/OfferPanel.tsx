import type { ValuationView } from '@dealer/core/valuation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import styles from './OfferPanel.module.css';

export type OfferPanelProps = ValuationView & {
  reference: { label: string; value: string };
  takesFocus?: boolean;
  /** What can be done about an offer; absent where there is none, or it was decided. */
  decide?:
    | { acceptLabel: string; laterLabel: string; busy?: boolean; onAccept: () => void; onLater: () => void }
    | undefined;
  failure?: string | undefined;
  failureHelp?: ReactNode;
  /** Ways on when nothing is left to decide. */
  links?: readonly { label: string; href: string }[];
  again?: { label: string; onPress: () => void } | undefined;
};

/**
 * What came of a valuation: the figure with what it is worth beside it, or why there is none; and what can be done now.
 *
 * @example
 * <OfferPanel title="Your valuation" car="2021 Toyota RAV4, 42,000 km" offer={{ amount: '$31,500', note: 'Indicative only.' }} text="Happy with it?" reference={{ label: 'Your reference is', value: '1001' }} />
 */
export const OfferPanel = ({
  title,
  car,
  offer,
  text,
  reference,
  takesFocus = false,
  decide,
  failure,
  failureHelp,
  links = [],
  again,
}: OfferPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
  }, [takesFocus, title]);

  return (
    <section className={styles.panel} aria-labelledby="offer-title" data-part="offer-panel">
      <div className={styles.head}>
        <h2 ref={heading} id="offer-title" className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.car}>{car}</p>
      </div>
      {offer === undefined ? null : (
        <p className={styles.offer}>
          <strong className={styles.amount}>{offer.amount}</strong> <span className={styles.note}>{offer.note}</span>
        </p>
      )}
      <p className={styles.text}>{text}</p>
      <p className={styles.reference}>
        {reference.label} <strong>{reference.value}</strong>
      </p>
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      {decide === undefined ? null : (
        <div className={styles.actions}>
          <Button variant="primary" size="large" busy={decide.busy ?? false} onClick={decide.onAccept}>
            {decide.acceptLabel}
          </Button>
          <Button variant="secondary" size="large" onClick={decide.onLater}>
            {decide.laterLabel}
          </Button>
        </div>
      )}
      {links.length === 0 && again === undefined ? null : (
        <div className={styles.actions}>
          {links.map(({ label, href }, index) => (
            <Button key={href} variant={index === 0 ? 'primary' : 'secondary'} size="large" href={href}>
              {label}
            </Button>
          ))}
          {again === undefined ? null : (
            <Button variant="text" size="large" onClick={again.onPress}>
              {again.label}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
