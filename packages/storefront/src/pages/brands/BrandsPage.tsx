import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { brandDirectory } from '@dealer/core/brands';
import type { Brand } from '@dealer/core/brands';
import { errorText } from '@dealer/core/errors';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { BrandDirectory } from '@dealer/ui/BrandDirectory';
import { ErrorState } from '@dealer/ui/ErrorState';
import { useStorefront } from '../../boot/storefront.ts';
import type { LoadedContent } from '../../content/loadContent.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { brandTile } from './brandTile.ts';

/** Every brand of the group by its kind: cars, motorcycles, trucks and the group's own (rows 2.O11, 2.R39). */
export const BrandsPage = () => {
  const { site } = useStorefront();
  const { revalidate } = useRevalidator();
  const loaded = useLoaderData<LoadedContent<Brand>>();
  const [query, setQuery] = useState('');
  if (loaded.kind === 'none') return <NotFoundPage />;
  const title = pageTitle('brands', site);
  const text = `The makes that ${site.name} sells and looks after.`;
  return (
    <PageFrame title={title} text={text}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, text, site)}
        canonical={site.url + pathTo('brands')}
      />
      <GraphData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      {loaded.kind === 'failed' ? (
        <ErrorState
          title="Our brands could not be loaded"
          text="The website did not answer. Please try again in a moment."
          onRetry={() => void revalidate()}
        />
      ) : (
        <BrandDirectory
          query={query}
          onQuery={setQuery}
          noResults={errorText('noModels')}
          groups={brandDirectory(loaded.items, query).map(({ name, title: heading, brands }) => ({
            id: name,
            title: heading,
            brands: brands.map((brand) => brandTile(brand, site)),
          }))}
        />
      )}
    </PageFrame>
  );
};
