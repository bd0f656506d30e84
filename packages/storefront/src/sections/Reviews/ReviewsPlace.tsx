import { ContentPlace } from '../ContentPlace.tsx';

/** The room of the section until it arrives. */
export const ReviewsPlace = () => <ContentPlace name="reviews" />;
