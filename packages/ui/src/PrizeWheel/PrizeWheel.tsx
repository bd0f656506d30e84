import type { CSSProperties } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './PrizeWheel.module.css';

export type PrizeWheelProps = {
  /** Names on the wheel, clockwise from the top. */
  prizes: readonly string[];
  /** The rotation in degrees; it is animated, except with reduced motion. */
  turn: number;
  /** Called when the wheel has stopped. */
  onStop?: () => void;
};

/** The longest name on the wheel; the list next to it has the full names. */
const longest = 16;

const short = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/**
 * The wheel of a prize draw; its rotation is a prop. Since the prizes are listed next to it, the wheel is hidden from screen
 * readers.
 *
 * @avoid Without the list of prizes and the terms next to it.
 * @accessibility Motion: it turns for four seconds when `turn` changes, never by itself. With reduced motion it shows the result at once, and no transition ends.
 *
 * @example
 * <PrizeWheel prizes={['Free service', 'A car wash']} turn={0} />
 */
export const PrizeWheel = ({ prizes, turn, onStop, ...root }: WithRoot<PrizeWheelProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="prize-wheel" aria-hidden="true">
    <div className={styles.pointer} />
    <div
      className={styles.wheel}
      style={{ '--turn': `${turn}deg`, '--fields': prizes.length } as CSSProperties}
      onTransitionEnd={onStop}
    >
      {prizes.map((name, index) => (
        <span key={name} className={styles.name} style={{ '--at': index + 0.5 } as CSSProperties}>
          <span>{short(name)}</span>
        </span>
      ))}
    </div>
  </div>
);
