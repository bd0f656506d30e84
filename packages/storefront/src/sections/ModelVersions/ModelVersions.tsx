import { ModelVariants } from '@dealer/ui/ModelVariants';
import { usePageModel } from '../../pages/model/modelContext.ts';
import { OwnSection } from '../OwnSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** The versions of the page's model. */
export const ModelVersions = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { page } = usePageModel();
  return page.variants.length === 0 ? null : (
    <OwnSection id={id} title={title}>
      <ModelVariants label={`Versions of the ${page.title}`} rows={page.variants} priceType={page.variantPriceType} />
    </OwnSection>
  );
};
