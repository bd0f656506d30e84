import { useLoaderData } from 'react-router';
import { absoluteAddress, articleGraph, breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { hasPageHeading } from '../../sections/hasPageHeading.ts';
import { postParts } from '../../sections/registry/postParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { PostContext } from './postContext.ts';
import type { PostLoaderData } from './postLoader.ts';
import { postSectionList } from './postSectionList.ts';

const noAreas: readonly never[] = [];

/** An article, and what to read next. */
export const PostPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<PostLoaderData>();
  const { below } = usePageAreas('post', postSectionList, noAreas);
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  const blog = pageTitle('blog', site);
  if (loaded.kind === 'failed') return <PageFailure title={blog} problem="This article could not be loaded" />;
  const { post, content } = loaded;
  const { slug, heading, picture } = post;
  const trail = pageBreadcrumbs(heading, site, [{ label: blog, href: pathTo('blog') }]);
  return (
    <PostContext value={{ ...loaded, trail }}>
      <Head
        title={`${heading} | ${site.name}`}
        description={metaDescription(heading, content.description || post.description, site)}
        canonical={absoluteAddress(pathTo('post', { slug }), site)}
        type="article"
        {...(picture === undefined ? {} : { image: absoluteAddress(picture, site) })}
      />
      <StructuredData nodes={[articleGraph(post, site), breadcrumbGraph(trail, site)]} />
      {hasPageHeading(below, postParts, site) ? null : <PageFrame title={heading}>{null}</PageFrame>}
      <SectionList key={slug} items={below} parts={postParts} />
    </PostContext>
  );
};
