import type { ReviewCard as ReviewCardModel } from '@dealer/core/content';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import { LongText } from '../LongText/LongText.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ReviewCard.module.css';

export type ReviewCardProps = {
  /** The review, with its author and rating. */
  review: ReviewCardModel;
  /** Label of the dealer's reply: "Reply from Harbour City Motors". */
  replyTitle: string;
};

/** The writer's picture, or the first letter of the name. */
const Face = ({ name, imageUrl }: { name: string; imageUrl: string | undefined }) => (
  <span className={styles.face} aria-hidden="true">
    <Picture
      src={imageUrl}
      width={44}
      height={44}
      referrerPolicy="no-referrer"
      fallback={<span translate="no">{Array.from(name)[0]?.toUpperCase()}</span>}
    />
  </span>
);

/**
 * A review with its rating and the dealer's reply, which is collapsed at first.
 *
 * @avoid For words of the dealer or of the press: use `Quote`.
 * @accessibility A figure with the writer as its caption. The rating is read, the portrait is hidden from screen readers. The reply is a native disclosure, at least 44 px high, and a long review has a button named with the writer.
 *
 * @example
 * <ReviewCard review={reviewCard(review, site)} replyTitle="Reply from Harbour City Motors" />
 */
export const ReviewCard = ({
  review: { name, rating, text, when, imageUrl, reply },
  replyTitle,
  ...root
}: WithRoot<ReviewCardProps, 'figure'>) => {
  const t = useTexts();
  return (
    <figure {...rootProps(root, styles.card)} data-part="review-card">
      <figcaption className={styles.source}>
        <Face name={name} imageUrl={imageUrl} />
        <span className={styles.who}>
          <b className={styles.name}>{name}</b>
          <span className={styles.stars}>
            <Rating value={rating} />
            {when === undefined ? null : <span className={styles.when}>{when}</span>}
          </span>
        </span>
      </figcaption>
      {text.text === '' ? null : (
        <blockquote className={styles.text}>
          <LongText text={text} about={t('review by {name}', { name })} />
        </blockquote>
      )}
      {reply === undefined ? null : (
        <details className={styles.reply}>
          <summary>
            <span>{replyTitle}</span>
            <ChevronDown />
          </summary>
          <p>{reply.text}</p>
          {reply.when === undefined ? null : <p className={styles.when}>{reply.when}</p>}
        </details>
      )}
    </figure>
  );
};
