import { modelSearchPath } from '@dealer/core/brands';
import { modelsPath } from '@dealer/core/routes';
import { ModelTiles } from '@dealer/ui/ModelTiles';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { modelTileProps } from '../../../../cards/modelTileProps.ts';
import { PagePart } from '../../../../page/PagePart.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import type { section } from './section.ts';

/** What the brand makes, and the way to the whole directory. */
export const BrandModels = ({ id, settings: { limit } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { name, models } = usePage(page);
  return models.length === 0 ? null : (
    <PagePart
      id={id}
      title={t('{name} models', { name })}
      link={{
        label: t('All models'),
        href: site.manufacturer === null ? modelSearchPath({ manufacturer: name }) : modelsPath(),
      }}
    >
      <ModelTiles items={models.slice(0, limit).map((model) => modelTileProps(model, site))} />
    </PagePart>
  );
};
