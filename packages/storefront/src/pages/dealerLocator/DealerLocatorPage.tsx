import { useLoaderData } from 'react-router';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { filterLocations } from '@dealer/core/locations';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { dealerLocatorParts } from '../../sections/registry/dealerLocatorParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { DealerLocatorContext } from './dealerLocatorContext.ts';
import type { DealerLocatorData } from './dealerLocatorLoader.ts';
import { dealerLocatorAreas, dealerLocatorSectionList } from './dealerLocatorSectionList.ts';

/** The way to the nearest location (row 2.R39). */
export const DealerLocatorPage = () => {
  const { site } = useStorefront();
  const data = useLoaderData<DealerLocatorData>();
  const { top, main, below } = usePageAreas('dealerLocator', dealerLocatorSectionList, dealerLocatorAreas);
  const { length: count } = filterLocations(site.locations, 'all');
  const title = pageTitle('dealerLocator', site);
  const text =
    site.services.maps !== null
      ? `Our ${count} locations, and the one nearest to you.`
      : `Our ${count} locations, with addresses, phones and opening hours.`;
  return (
    <DealerLocatorContext value={data}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, text, site)}
        canonical={site.url + pathTo('dealerLocator')}
      />
      <GraphData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <SectionList items={top} parts={dealerLocatorParts} />
      <PageFrame title={title} text={text}>
        <SectionList items={main} parts={dealerLocatorParts} />
      </PageFrame>
      <SectionList items={below} parts={dealerLocatorParts} />
    </DealerLocatorContext>
  );
};
