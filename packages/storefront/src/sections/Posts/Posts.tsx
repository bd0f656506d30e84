import { blogCard, newestPosts, postsContent } from '@dealer/core/content';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { PostCards } from '@dealer/ui/PostCards';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { useContent } from '../../content/useContent.ts';
import type { SectionProps } from '../section.ts';
import { PostsPlaceholder } from './PostsPlaceholder.tsx';
import type { section } from './section.ts';

/** Articles shown. */
const count = 3;

/** The newest articles, and the way to all of them. */
export const Posts = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  const content = useContent(postsContent);
  if (content === undefined) return <PostsPlaceholder />;
  if (content.kind !== 'ok' || content.items.length === 0) return null;
  const cards = newestPosts(content.items)
    .slice(0, count)
    .map((post) => blogCard(post, site));
  return (
    <TitledSection
      id={id}
      title={title ?? pageTitle('blog', site)}
      link={{ label: t('All articles'), href: pathTo('blog') }}
    >
      <PostCards items={cards} />
    </TitledSection>
  );
};
