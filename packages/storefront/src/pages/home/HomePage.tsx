import { useLoaderData } from 'react-router';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { LazyOnIdle } from '../../pageStart/later/LazyOnIdle.tsx';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { contentParts } from '../../sections/contentParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { PageStockContext } from '../../sections/pageStock.ts';
import type { HomeLoaderData } from './homeLoader.ts';

const HomeStructuredData = lazyWithPreload(async () => (await import('./HomeStructuredData.tsx')).HomeStructuredData);

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
        inEachCountry
      />
      <LazyOnIdle part={HomeStructuredData} isSilent>
        <HomeStructuredData />
      </LazyOnIdle>
      <SectionList items={items} parts={contentParts} />
    </PageStockContext>
  );
};
