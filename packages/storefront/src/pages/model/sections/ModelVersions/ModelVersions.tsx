import { ModelVariants } from '@dealer/ui/ModelVariants';
import { useTexts } from '@dealer/ui/Texts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import type { section } from './section.ts';

/** The versions of the page's model. */
export const ModelVersions = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { page } = usePage(definition);
  return page.variants.length === 0 ? null : (
    <TitledSection id={id} title={title}>
      <ModelVariants
        label={t('Versions of the {title}', { title: page.title })}
        rows={page.variants}
        priceType={page.variantPriceType}
      />
    </TitledSection>
  );
};
