import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as postList } from './sections/PostList/section.ts';
import { PostList } from './sections/PostList/PostList.tsx';

/** The site’s articles. */
export const BlogPage = sectionsPage(page, {
  postList: { definition: postList, Component: PostList },
});
