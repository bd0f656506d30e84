import { useId } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { RevealPhone, type RevealPhoneProps } from '../RevealPhone/RevealPhone.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './CallDealer.module.css';

export type CallDealerProps = RevealPhoneProps & {
  /** Who answers: the yard or the dealership. */
  name: string;
  /** Lines that the law requires: "Motor vehicle trader M110020". */
  notes?: readonly string[];
};

/**
 * Call the dealer: name and phone number.
 *
 * @avoid Where a call is counted when the number is revealed: use `RevealPhone`.
 *
 * @example
 * <CallDealer name="Riverside Motors" view={phoneView(number, revealed, site)} onReveal={reveal} />
 */
export const CallDealer = ({
  name,
  notes = [],
  view,
  onReveal,
  onCall,
  inline,
  ...root
}: WithRoot<CallDealerProps, 'section'>) => {
  const t = useTexts();
  const id = useId();
  return (
    <section {...rootProps(root, styles.block)} aria-labelledby={id} data-part="call-dealer">
      <h2 id={id} className={styles.title}>
        {t('Call the dealer')}
      </h2>
      <p className={styles.name} translate="no">
        {name}
      </p>
      <RevealPhone view={view} onReveal={onReveal} onCall={onCall} inline={inline} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
};
