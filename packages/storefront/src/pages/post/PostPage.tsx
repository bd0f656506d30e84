import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as article } from './sections/Article/section.ts';
import { Article } from './sections/Article/Article.tsx';
import { section as otherPosts } from './sections/OtherPosts/section.ts';
import { OtherPosts } from './sections/OtherPosts/OtherPosts.tsx';

/** An article, and what to read next. */
export const PostPage = sectionsPage(page, {
  article: { definition: article, Component: Article },
  otherPosts: { definition: otherPosts, Component: OtherPosts },
});
