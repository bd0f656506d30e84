import { ContentPlaceholder } from '../ContentPlaceholder.tsx';

/** Shown while the section loads. */
export const ReviewsPlaceholder = () => <ContentPlaceholder name="reviews" />;
