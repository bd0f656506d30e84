import type { CSSProperties } from 'react';
import styles from './PrizeWheel.module.css';

export type PrizeWheelProps = {
  /** Names on the wheel, clockwise from the top. */
  prizes: readonly string[];
  /** Degrees that the wheel has turned; it moves there, or stands there at once where motion is not wanted. */
  turn: number;
  onStop?: () => void;
};

/** Names get shorter than this on the wheel; the list beside it says them whole. */
const longest = 16;

const short = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/**
 * The wheel of a prize draw. It decides nothing: it turns to where it is told. The prizes stand beside it as a list, so for screen
 * readers the wheel is decoration.
 *
 * @example
 * <PrizeWheel prizes={['Free service', 'A car wash']} turn={0} />
 */
export const PrizeWheel = ({ prizes, turn, onStop }: PrizeWheelProps) => (
  <div className={styles.root} data-part="prize-wheel" aria-hidden="true">
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
