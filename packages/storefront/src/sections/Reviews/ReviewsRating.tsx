import { ratingLine } from '@dealer/core/content';
import { Rating } from '@dealer/ui/Rating';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './Reviews.module.css';
import { type Overall, useRating } from './useRating.ts';

/** The average of all reviews; nothing if it is unknown or below the site's minimum. */
export const ReviewsRating = ({ overall }: { overall: Overall }) => {
  const { site } = useStorefront();
  const rating = useRating(overall);
  if (rating === undefined) return <p className={styles.rating} />;
  const line = ratingLine(rating, site);
  return line.kind === 'hidden' ? null : (
    <p className={styles.rating}>
      <Rating value={Number(line.stars)} size="m" label={null} />
      <span>{line.text}</span>
    </p>
  );
};
