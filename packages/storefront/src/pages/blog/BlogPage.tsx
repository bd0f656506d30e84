import { useLoaderData, useLocation } from 'react-router';
import { blogCard, postsPage } from '@dealer/core/blog';
import type { Post } from '@dealer/core/blog';
import { breadcrumbGraph, pageBreadcrumbs } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { Pagination } from '@dealer/ui/Pagination';
import { PostCards } from '@dealer/ui/PostCards';
import { useStorefront } from '../../boot/storefront.ts';
import type { LoadedContent } from '../../content/loadContent.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';

const text = 'Tests, tips and plain answers from the people who sell and service the cars.';

const hrefFor = (page: number): string => pathTo('blog') + (page === 1 ? '' : `?page=${page}`);

/** The site's articles, newest first, twelve on a page (row 2.R38). */
export const BlogPage = () => {
  const { site } = useStorefront();
  const content = useLoaderData<LoadedContent<Post>>();
  const query = new URLSearchParams(useLocation().search);
  const title = pageTitle('blog', site);
  const heading = `${title} | ${site.name}`;
  if (content.kind !== 'ok') return <PageFailure title={title} problem="The articles could not be loaded" />;
  const { posts, page, pages } = postsPage(content.items, query.get('page'));
  return (
    <PageFrame title={title} text={text}>
      <Head
        title={page === 1 ? heading : `${title}, page ${page} | ${site.name}`}
        description={text}
        canonical={site.url + hrefFor(page)}
      />
      <GraphData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      {posts.length === 0 ? (
        <EmptyState
          title="No articles yet"
          text="The first one is being written. Until then, ask us."
          action={<Button href={pathTo('contact')}>Contact us</Button>}
        />
      ) : (
        <>
          <PostCards items={posts.map((post) => blogCard(post, site))} headingLevel={2} />
          <Pagination page={page} pages={pages} hrefFor={hrefFor} />
        </>
      )}
    </PageFrame>
  );
};
