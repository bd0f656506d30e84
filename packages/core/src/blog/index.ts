export { blogCard, type BlogCard } from './blogCard.ts';
export { newestPosts } from './newestPosts.ts';
export { otherPosts } from './otherPosts.ts';
export { parsePost, type ParsedPost } from './parsePost.ts';
export type { Post } from './post.ts';
export { postDocSchema, type PostDoc } from './postDoc.ts';
export { postsContent } from './postsContent.ts';
export { postsPage, type PostsPage } from './postsPage.ts';
