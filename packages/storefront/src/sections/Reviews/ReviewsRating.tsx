import { ratingLine } from '@dealer/core/reviews';
import { Rating } from '@dealer/ui/Rating';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './Reviews.module.css';
import { useRating } from './useRating.ts';
import type { Overall } from './useRating.ts';

/** The average of all reviews; nothing where it is not known, or below what the site shows. */
export const ReviewsRating = ({ overall }: { overall: Overall }) => {
  const { site } = useStorefront();
  const rating = useRating(overall);
  if (rating === undefined) return <p className={styles.rating} />;
  const line = ratingLine(rating, site);
  return line.kind === 'hidden' ? null : (
    <p className={styles.rating}>
      <Rating value={Number(line.stars)} size="m" label={null} />
      {line.text}
    </p>
  );
};
