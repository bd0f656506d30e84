export { blogCard, type BlogCard } from './blogCard.ts';
export { contentKind, type Content, type ContentKind, type ContentProblem } from './contentKind.ts';
export { contentNames, type ContentName } from '../site/contentNames.ts';
export { htmlProblems } from './htmlProblems.ts';
export { newestPosts, otherPosts, postsPage, type PostsPage } from './postLists.ts';
export { type ParsedPost, parsePost, type Post, type PostDoc, postDocSchema, postsContent } from './post.ts';
export { parseRatingAnswer, type RatingAnswer, ratingLine, type RatingLine } from './reviewRating.ts';
export {
  type ParsedReview,
  parseReview,
  type Review,
  type ReviewDoc,
  reviewDocSchema,
  reviewsContent,
} from './review.ts';
export {
  type ParsedSlide,
  parseSlide,
  type Slide,
  type SlideDoc,
  slideDocSchema,
  type SlidePicture,
  slidesContent,
} from './slide.ts';
export { pickReviews } from './pickReviews.ts';
export { reviewsNote } from './reviewsNote.ts';
export { reviewCard, type ReviewCard, type ReviewReply } from './reviewCard.ts';
export { reviewLayout, type ReviewLayout } from './reviewLayout.ts';
export { safeHtml } from './safeHtml.ts';
export { type HtmlTree, longestHtml, type SafeAttributes, type SafeNode, safeNodes } from './safeNodes.ts';
