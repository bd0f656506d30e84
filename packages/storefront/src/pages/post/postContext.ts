import { createContext, use } from 'react';
import type { Breadcrumb } from '@dealer/core/detail';
import type { PostLoaderData } from './postLoader.ts';

/** What the sections of an article's page are about. */
export type PagePost = Extract<PostLoaderData, { kind: 'post' }> & { trail: readonly Breadcrumb[] };

export const PostContext = createContext<PagePost | null>(null);

/**
 * The article of the page.
 *
 * @example
 * const { post, others } = usePagePost();
 */
export const usePagePost = (): PagePost => {
  const post = use(PostContext);
  if (!post) throw new Error('This section needs the page of an article.');
  return post;
};
