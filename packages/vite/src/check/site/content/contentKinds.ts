import { type ContentKind, type ContentName, postsContent, reviewsContent, slidesContent } from '@dealer/core/content';
import { brandsContent, modelsContent } from '@dealer/core/brands';
import { offersContent } from '@dealer/core/offers';

/** How each kind of content file is read. */
export const contentKinds: Partial<Record<ContentName, ContentKind>> = {
  models: modelsContent,
  offers: offersContent,
  brands: brandsContent,
  posts: postsContent,
  reviews: reviewsContent,
  slides: slidesContent,
};
