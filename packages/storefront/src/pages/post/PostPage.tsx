import { useLoaderData } from 'react-router';
import { blogCard } from '@dealer/core/blog';
import { absoluteAddress } from '@dealer/core/detail';
import { longDay } from '@dealer/core/format';
import { articleGraph, breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { PostCards } from '@dealer/ui/PostCards';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { SectionList } from '../../sections/SectionList.tsx';
import { PageStockContext } from '../../sections/pageStock.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { ownPageParts } from '../own/ownPageParts.ts';
import styles from './PostPage.module.css';
import type { PostLoaderData } from './postLoader.ts';
import { PostPicture } from './PostPicture.tsx';

/** An article: what it is called, when and by whom it was written, its sections, and what to read next. */
export const PostPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<PostLoaderData>();
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  const blog = pageTitle('blog', site);
  if (loaded.kind === 'failed') return <PageFailure title={blog} problem="This article could not be loaded" />;
  const { post, others, content, stock } = loaded;
  const { slug, heading, date, picture, author, category } = post;
  const trail = pageBreadcrumbs(heading, site, [{ label: blog, href: pathTo('blog') }]);
  const about = [longDay(date, site), author === undefined ? undefined : `By ${author}`, category];
  return (
    <PageStockContext value={stock}>
      <Head
        title={`${heading} | ${site.name}`}
        description={metaDescription(heading, content.description || post.description, site)}
        canonical={absoluteAddress(pathTo('post', { slug }), site)}
        {...(picture === undefined ? {} : { image: absoluteAddress(picture, site) })}
      />
      <meta property="og:type" content="article" />
      <GraphData nodes={[articleGraph(post, site), breadcrumbGraph(trail, site)]} />
      <article>
        <header className={styles.head}>
          <Breadcrumbs items={trail} />
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.about}>
            {about.flatMap((one) => (one === undefined ? [] : [<span key={one}>{one}</span>]))}
          </p>
          {picture === undefined ? null : <PostPicture key={picture} src={picture} />}
        </header>
        <SectionList items={content.items} parts={ownPageParts} />
      </article>
      {others.length === 0 ? null : (
        <Section labelledBy="more-articles">
          <SectionHeading id="more-articles" title="Read next" link={{ label: 'All articles', href: pathTo('blog') }} />
          <PostCards items={others.map((other) => blogCard(other, site))} />
        </Section>
      )}
    </PageStockContext>
  );
};
