import { createContext, use } from 'react';
import type { Post } from '@dealer/core/content';

/** The articles of one page of the list. */
export type PagePosts = { posts: readonly Post[]; page: number; pages: number };

export const BlogContext = createContext<PagePosts>({ posts: [], page: 1, pages: 1 });

/**
 * The articles that the page lists.
 *
 * @example
 * const { posts } = usePagePosts();
 */
export const usePagePosts = (): PagePosts => use(BlogContext);
