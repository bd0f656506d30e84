import { blogCard } from '@dealer/core/content';
import { pathTo } from '@dealer/core/routes';
import { PostCards } from '@dealer/ui/PostCards';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import type { SectionProps } from '../../../../sections/section.ts';

/** What to read after the article. */
export const OtherPosts = ({ id }: SectionProps) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { others } = usePage(page);
  return others.length === 0 ? null : (
    <TitledSection id={id} title={t('Read next')} link={{ label: t('All articles'), href: pathTo('blog') }}>
      <PostCards items={others.map((other) => blogCard(other, site))} />
    </TitledSection>
  );
};
