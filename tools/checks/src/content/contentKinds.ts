import { postsContent } from '@dealer/core/blog';
import { brandsContent } from '@dealer/core/brands';
import type { ContentKind, ContentName } from '@dealer/core/content';
import { modelsContent } from '@dealer/core/models';
import { offersContent } from '@dealer/core/offers';
import { reviewsContent } from '@dealer/core/reviews';
import { slidesContent } from '@dealer/core/slides';

/** How each kind of content file is read. */
export const contentKinds: Partial<Record<ContentName, ContentKind>> = {
  models: modelsContent,
  offers: offersContent,
  brands: brandsContent,
  posts: postsContent,
  reviews: reviewsContent,
  slides: slidesContent,
};
