import { pickReviews, reviewCard, reviewLayout, reviewsContent, reviewsNote } from '@dealer/core/content';
import { Carousel } from '@dealer/ui/Carousel';
import { ReviewCard } from '@dealer/ui/ReviewCard';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { useContent } from '../../content/useContent.ts';
import type { SectionProps } from '../section.ts';
import styles from './Reviews.module.css';
import { ReviewsPlaceholder } from './ReviewsPlaceholder.tsx';
import { ReviewsRating } from './ReviewsRating.tsx';
import type { section } from './section.ts';

/** Customer reviews: up to three side by side, more in a carousel. */
export const Reviews = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  const content = useContent(reviewsContent);
  if (content === undefined) return <ReviewsPlaceholder />;
  if (content.kind !== 'ok') return null;
  const reviews = pickReviews(content.items, site);
  const layout = reviewLayout(reviews.length, site);
  if (layout.kind === 'none') return null;
  const { overall = {}, leaveUrl } = content.file;
  const note = reviewsNote(site);
  const heading = title ?? t('What our customers say');
  const cards = reviews.map((review) => (
    <ReviewCard
      key={review.id}
      review={reviewCard(review, site)}
      replyTitle={t('Reply from {name}', { name: site.name })}
    />
  ));
  return (
    <Section labelledBy={`${id}-heading`}>
      <div className={styles.head}>
        <SectionHeading
          id={`${id}-heading`}
          title={heading}
          {...(leaveUrl === undefined ? {} : { link: { label: t('Leave a Review'), href: leaveUrl } })}
        />
        <ReviewsRating overall={overall} />
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {layout.kind === 'grid' ? (
        <div className={styles.grid}>{cards}</div>
      ) : (
        <Carousel label={heading} startIndex={layout.startIndex} autoRotateMs={layout.autoRotateMs}>
          {cards}
        </Carousel>
      )}
    </Section>
  );
};
