import type { ReactNode } from 'react';
import { FinanceBox, type FinanceBoxProps } from './FinanceBox.tsx';
import styles from './FinanceBox.module.css';

export type FinanceBoxPlaceProps = {
  /** A box as it may come: its height is kept, its words are not shown. */
  like: FinanceBoxProps;
  /** The figures are on their way. */
  busy: boolean;
  /** The box that is there already. */
  box?: FinanceBoxProps | undefined;
  /** What stands there instead of one. */
  children?: ReactNode;
};

/**
 * The room of a finance box whose figures have not come yet, do not come, or change: as high as the box may become, so that nothing moves.
 *
 * @example
 * <FinanceBoxPlace like={box} busy><p>Asking for a quote</p></FinanceBoxPlace>
 */
export const FinanceBoxPlace = ({ like, busy, box, children }: FinanceBoxPlaceProps) => (
  <div className={styles.room} data-part="finance-box-place" data-status={busy ? 'asking' : 'none'} aria-busy={busy}>
    <div className={styles.height} aria-hidden="true">
      <FinanceBox {...like} />
    </div>
    {box === undefined ? (
      <div className={styles.instead} role="status">
        {children}
      </div>
    ) : (
      <FinanceBox {...box} />
    )}
  </div>
);
