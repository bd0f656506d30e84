import { useLoaderData } from 'react-router';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { contentParts } from '../../sections/registry/contentParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { PageStockContext } from '../../sections/stock.ts';
import type { HomeLoaderData } from './homeLoader.ts';

/** The home page: the sections of its list, in that order. */
export const HomePage = () => {
  const { site, template } = useStorefront();
  const { stock } = useLoaderData<HomeLoaderData>();
  return (
    <PageStockContext value={stock}>
      <Head
        title={site.manufacturer ? `${site.name} | ${site.manufacturer} dealership` : site.name}
        description={site.home.intro}
        canonical={`${site.url}/`}
      />
      <SectionList items={template.pages.home} parts={contentParts} />
    </PageStockContext>
  );
};
