import type { ValuationView } from '@dealer/core/valuation';
import { type ReactNode, useEffect, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import styles from './OfferPanel.module.css';

export type OfferPanelProps = ValuationView & {
  /** The number to name in later contacts. */
  reference: { label: string; value: string };
  /** Its heading takes the focus: the result has just arrived. */
  takesFocus?: boolean;
  /** Actions on an offer; undefined when there is none or it was answered. */
  decide?:
    | { acceptLabel: string; declineLabel: string; busy?: boolean; onAccept: () => void; onDecline: () => void }
    | undefined;
  /** Why the answer to the offer could not be sent. */
  failure?: string | undefined;
  /** Another way to answer, next to the failure. */
  failureHelp?: ReactNode;
  /** Links when there is nothing to decide. */
  links?: readonly { label: string; href: string }[];
  /** The button that begins again, where this makes sense. */
  restart?: { label: string; onPress: () => void } | undefined;
};

/**
 * The result of a valuation: the offer with the market value, or why there is none, and what to do next.
 *
 * @avoid For the dealer's offers, which are `OfferCard`s.
 * @keyboard Its heading takes the focus when the offer arrives.
 * @accessibility A section named by its heading. A failure is announced by `FormStatus`; while an answer is sent, its button is announced as unavailable.
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
  restart,
  ...root
}: WithRoot<OfferPanelProps, 'section'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
  }, [takesFocus, title]);

  return (
    <section {...rootProps(root, styles.panel)} aria-labelledby="offer-title" data-part="offer-panel">
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
        <span>{reference.label}</span> <strong translate="no">{reference.value}</strong>
      </p>
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      {decide === undefined ? null : (
        <div className={styles.actions}>
          <Button variant="primary" size="large" busy={decide.busy ?? false} onClick={decide.onAccept}>
            {decide.acceptLabel}
          </Button>
          <Button variant="secondary" size="large" onClick={decide.onDecline}>
            {decide.declineLabel}
          </Button>
        </div>
      )}
      {links.length === 0 && restart === undefined ? null : (
        <div className={styles.actions}>
          {links.map(({ label, href }, index) => (
            <Button key={href} variant={index === 0 ? 'primary' : 'secondary'} size="large" href={href}>
              {label}
            </Button>
          ))}
          {restart === undefined ? null : (
            <Button variant="text" size="large" onClick={restart.onPress}>
              {restart.label}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
