import { useLoaderData } from 'react-router';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { brandOverviewPath, pageTitle, pathTo } from '@dealer/core/routes';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { brandParts } from '../../sections/registry/brandParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { BrandContext } from './brandContext.ts';
import type { BrandLoaderData } from './brandLoader.ts';
import { brandAreas, brandSectionList } from './brandSectionList.ts';

/** A brand that the dealer sells: its models, its stock, where it is sold, and a form (row 2.R40). */
export const BrandPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<BrandLoaderData>();
  const { top, main, below } = usePageAreas('brand', brandSectionList, brandAreas);
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  const { name, slug, brand } = loaded;
  const description = brand?.description || `New, demo and used ${name} at ${site.name}: stock, locations and advice.`;
  const directory = site.content.includes('brands')
    ? [{ label: pageTitle('brands', site), href: pathTo('brands') }]
    : [];
  const trail = pageBreadcrumbs(name, site, directory);
  return (
    <BrandContext value={loaded}>
      <Head
        title={`${name} | ${site.name}`}
        description={metaDescription(name, description, site)}
        canonical={site.url + brandOverviewPath(slug)}
      />
      <GraphData nodes={[breadcrumbGraph(trail, site)]} />
      <SectionList items={top} parts={brandParts} />
      <PageFrame title={name} text={description} above={<Breadcrumbs items={trail} />}>
        <SectionList key={slug} items={main} parts={brandParts} />
      </PageFrame>
      <SectionList key={slug} items={below} parts={brandParts} />
    </BrandContext>
  );
};
