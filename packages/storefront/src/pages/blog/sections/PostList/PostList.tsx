import { blogCard } from '@dealer/core/content';
import { pathTo } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { Pagination } from '@dealer/ui/Pagination';
import { PostCards } from '@dealer/ui/PostCards';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { blogHref } from '../../blogHref.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';

/** The articles of a page of the list, and the way to the other pages. */
export const PostList = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { posts, page, pages } = usePage(definition);
  return posts.length === 0 ? (
    <EmptyState
      title={t('No articles yet')}
      text={t('The first one is being written. Until then, ask us.')}
      action={<Button href={pathTo('contact')}>{t('Contact us')}</Button>}
    />
  ) : (
    <>
      <PostCards items={posts.map((post) => blogCard(post, site))} headingLevel={2} />
      <Pagination page={page} pages={pages} hrefFor={blogHref} />
    </>
  );
};
