import { useLoaderData } from 'react-router';
import type { Brand } from '@dealer/core/brands';
import { metaDescription } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import type { LoadedContent } from '../../content/loadContent.ts';
import { brandsParts } from '../../sections/registry/brandsParts.ts';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { SectionsPage } from '../../widgets/SectionsPage.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { BrandsContext } from './brandsContext.ts';
import { brandsAreas, brandsSectionList } from './brandsSectionList.ts';

/** The brands that the dealer sells. */
export const BrandsPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<LoadedContent<Brand>>();
  const areas = usePageAreas('brands', brandsSectionList, brandsAreas);
  if (loaded.kind === 'none') return <NotFoundPage />;
  const title = pageTitle('brands', site);
  const text = `The makes that ${site.name} sells and looks after.`;
  return (
    <BrandsContext value={loaded.kind === 'ok' ? loaded.items : 'failed'}>
      <SectionsPage
        title={title}
        text={text}
        description={metaDescription(title, text, site)}
        path={pathTo('brands')}
        areas={areas}
        parts={brandsParts}
      />
    </BrandsContext>
  );
};
