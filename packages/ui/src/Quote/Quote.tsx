import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './Quote.module.css';

export type QuoteProps = {
  /** What was said. */
  text: string;
  /** Who said it. */
  by?: string;
  /** Their relation to the dealer. */
  role?: string;
};

/**
 * A quote and its author.
 *
 * @avoid For a review with stars: use `ReviewCard`.
 *
 * @example
 * <Quote text="They rang back within the hour." by="Priya N." role="Bought a Mazda CX-5" />
 */
export const Quote = ({ text, by, role, ...root }: WithRoot<QuoteProps, 'figure'>) => (
  <figure {...rootProps(root, styles.quote)} data-part="quote">
    <blockquote className={styles.text}>
      <p>{text}</p>
    </blockquote>
    {by === undefined ? null : (
      <figcaption className={styles.source}>
        <span className={styles.name}>{by}</span>
        {role === undefined ? null : <span>{role}</span>}
      </figcaption>
    )}
  </figure>
);
