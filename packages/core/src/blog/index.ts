export { blogCard, type BlogCard, type ParsedBlogCard } from './blogCard.ts';
export { blogPostDocSchema, type BlogPostDoc } from './blogPostDoc.ts';
