import type { Breadcrumb } from '@dealer/core/vehicle-page';
import type { PostLoaderData } from './postLoader.ts';
import { pageContext } from '../pageContext.ts';

/** What the sections of an article's page are about. */
export type PagePost = Extract<PostLoaderData, { kind: 'post' }> & { trail: readonly Breadcrumb[] };

/** The article of the page. */
export const [PostContext, usePagePost] = pageContext<PagePost>('the page of an article');
