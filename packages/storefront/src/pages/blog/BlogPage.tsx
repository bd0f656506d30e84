import { useLoaderData, useLocation } from 'react-router';
import { type Post, postsPage } from '@dealer/core/content';
import { pageTitle } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import type { LoadedContent } from '../../content/loadContent.ts';
import { blogParts } from '../../sections/registry/blogParts.ts';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { SectionsPage } from '../../widgets/SectionsPage.tsx';
import { BlogContext } from './blogContext.ts';
import { blogHref } from './blogHref.ts';
import { blogAreas, blogSectionList } from './blogSectionList.ts';

const text = 'Tests, tips and plain answers from the people who sell and service the cars.';

/** The site's articles, newest first, twelve on a page. */
export const BlogPage = () => {
  const { site } = useStorefront();
  const content = useLoaderData<LoadedContent<Post>>();
  const query = new URLSearchParams(useLocation().search);
  const areas = usePageAreas('blog', blogSectionList, blogAreas);
  const title = pageTitle('blog', site);
  if (content.kind !== 'ok') return <PageFailure title={title} problem="The articles could not be loaded" />;
  const listed = postsPage(content.items, query.get('page'));
  const { page } = listed;
  return (
    <BlogContext value={listed}>
      <SectionsPage
        title={title}
        headTitle={page === 1 ? title : `${title}, page ${page}`}
        text={text}
        path={blogHref(page)}
        areas={areas}
        parts={blogParts}
      />
    </BlogContext>
  );
};
