import { useLoaderData } from 'react-router';
import { metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { brandOverviewPath, pageTitle, pathTo } from '@dealer/core/routes';
import { carTypesText, soldStockTypes } from '@dealer/core/search';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { useStorefront } from '../../boot/storefront.ts';
import { brandParts } from '../../sections/registry/brandParts.ts';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { SectionsPage } from '../../widgets/SectionsPage.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { BrandContext } from './brandContext.ts';
import type { BrandLoaderData } from './brandLoader.ts';
import { brandAreas, brandSectionList } from './brandSectionList.ts';

/** A brand that the dealer sells: its models, its stock, where it is sold, and a form. */
export const BrandPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<BrandLoaderData>();
  const areas = usePageAreas('brand', brandSectionList, brandAreas);
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  const { name, slug, brand } = loaded;
  const types = carTypesText(soldStockTypes(site), site);
  const description =
    brand?.description ||
    `${types.charAt(0).toUpperCase()}${types.slice(1)} ${name} at ${site.name}: stock, locations and advice.`;
  const directory = site.content.includes('brands')
    ? [{ label: pageTitle('brands', site), href: pathTo('brands') }]
    : [];
  const trail = pageBreadcrumbs(name, site, directory);
  return (
    <BrandContext value={loaded}>
      <SectionsPage
        title={name}
        text={description}
        description={metaDescription(name, description, site)}
        path={brandOverviewPath(slug)}
        trail={trail}
        above={<Breadcrumbs items={trail} />}
        areas={areas}
        parts={brandParts}
        listKey={slug}
      />
    </BrandContext>
  );
};
