import type { CSSProperties } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Star } from '../icons/lateIcons.ts';
import styles from './Rating.module.css';

export type RatingProps = {
  /** 1 to 5; stars can be partly filled. */
  value: number;
  /** Label for screen readers; null: the text next to the stars says it. */
  label?: string | null;
  size?: 's' | 'm';
};

const five = [1, 2, 3, 4, 5];

/**
 * A rating as five stars.
 *
 * @avoid To let visitors rate: it is no control.
 * @accessibility An image with the name "4 out of 5 stars", or hidden from screen readers with `label={null}`. Empty stars are outlines, so the rating is not conveyed by colour alone.
 *
 * @example
 * <Rating value={4.7} />
 */
export const Rating = ({
  value,
  label = `${value} out of 5 stars`,
  size = 's',
  ...root
}: WithRoot<RatingProps, 'span'>) => (
  <span
    {...rootProps(root, styles.rating, {
      '--rating-part': Math.min(Math.max(value / 5, 0), 1),
    } as CSSProperties)}
    {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    data-part="rating"
    data-size={size}
  >
    {['empty', 'filled'].map((layer) => (
      <span key={layer} className={styles.stars} data-layer={layer}>
        {five.map((star) => (
          <Star key={star} />
        ))}
      </span>
    ))}
  </span>
);
