export { parseRatingAnswer, type RatingAnswer } from './parseRatingAnswer.ts';
export { parseReview, type ParsedReview } from './parseReview.ts';
export { pickReviews } from './pickReviews.ts';
export { ratingLine, type RatingLine } from './ratingLine.ts';
export type { Review } from './review.ts';
export { reviewCard, type ReviewCard, type ReviewReply } from './reviewCard.ts';
export { reviewDocSchema, type ReviewDoc } from './reviewDoc.ts';
export { reviewLayout, type ReviewLayout } from './reviewLayout.ts';
export { reviewsContent } from './reviewsContent.ts';
