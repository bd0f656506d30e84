import { useLoaderData, useLocation } from 'react-router';
import { postsPage } from '@dealer/core/blog';
import type { Post } from '@dealer/core/blog';
import { breadcrumbGraph, pageBreadcrumbs } from '@dealer/core/head';
import { pageTitle } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import type { LoadedContent } from '../../content/loadContent.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { blogParts } from '../../sections/registry/blogParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { BlogContext } from './blogContext.ts';
import { blogHref } from './blogHref.ts';
import { blogAreas, blogSectionList } from './blogSectionList.ts';

const text = 'Tests, tips and plain answers from the people who sell and service the cars.';

/** The site's articles, newest first, twelve on a page (row 2.R38). */
export const BlogPage = () => {
  const { site } = useStorefront();
  const content = useLoaderData<LoadedContent<Post>>();
  const query = new URLSearchParams(useLocation().search);
  const { top, main, below } = usePageAreas('blog', blogSectionList, blogAreas);
  const title = pageTitle('blog', site);
  const heading = `${title} | ${site.name}`;
  if (content.kind !== 'ok') return <PageFailure title={title} problem="The articles could not be loaded" />;
  const listed = postsPage(content.items, query.get('page'));
  const { page } = listed;
  return (
    <BlogContext value={listed}>
      <Head
        title={page === 1 ? heading : `${title}, page ${page} | ${site.name}`}
        description={text}
        canonical={site.url + blogHref(page)}
      />
      <GraphData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <SectionList items={top} parts={blogParts} />
      <PageFrame title={title} text={text}>
        <SectionList items={main} parts={blogParts} />
      </PageFrame>
      <SectionList items={below} parts={blogParts} />
    </BlogContext>
  );
};
