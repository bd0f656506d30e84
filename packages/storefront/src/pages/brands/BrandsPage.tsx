import { useLoaderData } from 'react-router';
import type { Brand } from '@dealer/core/brands';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import type { LoadedContent } from '../../content/loadContent.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { brandsParts } from '../../sections/registry/brandsParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { BrandsContext } from './brandsContext.ts';
import { brandsAreas, brandsSectionList } from './brandsSectionList.ts';

/** The brands that the dealer sells (rows 2.O11, 2.R39). */
export const BrandsPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<LoadedContent<Brand>>();
  const { top, main, below } = usePageAreas('brands', brandsSectionList, brandsAreas);
  if (loaded.kind === 'none') return <NotFoundPage />;
  const title = pageTitle('brands', site);
  const text = `The makes that ${site.name} sells and looks after.`;
  return (
    <BrandsContext value={loaded.kind === 'ok' ? loaded.items : 'failed'}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, text, site)}
        canonical={site.url + pathTo('brands')}
      />
      <GraphData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <SectionList items={top} parts={brandsParts} />
      <PageFrame title={title} text={text}>
        <SectionList items={main} parts={brandsParts} />
      </PageFrame>
      <SectionList items={below} parts={brandsParts} />
    </BrandsContext>
  );
};
