import type { ReactNode } from 'react';
import { FinanceBox, type FinanceBoxProps } from './FinanceBox.tsx';
import styles from './FinanceBox.module.css';

export type FinanceBoxPlaceProps = {
  /** A box as it may come: its height is kept, its words are not shown. */
  like: FinanceBoxProps;
  /** The figures are on their way. */
  busy: boolean;
  /** What stands there instead. */
  children: ReactNode;
};

/**
 * The room of a finance box whose figures have not come yet, or do not come: as high as the box, so that nothing moves.
 *
 * @example
 * <FinanceBoxPlace like={{ weekly: '$000 per week*', rates, disclaimer }} busy><p>Asking for a quote</p></FinanceBoxPlace>
 */
export const FinanceBoxPlace = ({ like, busy, children }: FinanceBoxPlaceProps) => (
  <div className={styles.room} data-part="finance-box-place" data-status={busy ? 'asking' : 'none'} aria-busy={busy}>
    <div className={styles.height} aria-hidden="true">
      <FinanceBox {...like} />
    </div>
    <div className={styles.instead} role="status">
      {children}
    </div>
  </div>
);
