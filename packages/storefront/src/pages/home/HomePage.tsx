import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useStorefront } from '../../boot/storefront.ts';
import { afterFirstView } from '../../head/afterFirstView.ts';
import { Head } from '../../head/Head.tsx';
import { contentParts } from '../../sections/registry/contentParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { PageStockContext } from '../../sections/pageStock.ts';
import type { HomeLoaderData } from './homeLoader.ts';

const HomeGraph = afterFirstView(async () => (await import('./HomeGraph.tsx')).HomeGraph);

/** The home page: the sections of its list, in that order. */
export const HomePage = () => {
  const { site } = useStorefront();
  const { items, stock } = useLoaderData<HomeLoaderData>();
  return (
    <PageStockContext value={stock}>
      <Head
        title={`${site.manufacturer ? `${site.manufacturer} dealership` : site.home.headline} | ${site.name}`}
        description={site.home.intro}
        canonical={`${site.url}/`}
      />
      <Suspense>
        <HomeGraph />
      </Suspense>
      <SectionList items={items} parts={contentParts} />
    </PageStockContext>
  );
};
