import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { offersPath } from '@dealer/core/offers';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { useLoaderData } from 'react-router';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { offersParts } from '../../sections/registry/offersParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { OffersContext } from './offersContext.ts';
import type { OffersLoaderData } from './offersLoader.ts';
import { offersAreas, offersSectionList } from './offersSectionList.ts';

/** What the dealer offers, and vehicles that cost less than they did: the offers of the yard itself (rows 2.R29, 2.O01). */
export const OffersPage = () => {
  const { site } = useStorefront();
  const listed = useLoaderData<OffersLoaderData>();
  const { top, main, below } = usePageAreas('offers', offersSectionList, offersAreas);
  const title = pageTitle('offers', site);
  const isReducedOnly = listed.kind !== 'offers';
  const text = isReducedOnly
    ? 'Vehicles that cost less than they did.'
    : 'Deals on vehicles, finance, service and accessories.';
  const isNarrowed = !isReducedOnly && offersPath({ ...listed.search, offset: 0 }) !== pathTo('offers');
  return (
    <OffersContext value={listed}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, text, site)}
        canonical={site.url + pathTo('offers')}
        noIndex={isNarrowed}
      />
      <GraphData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <SectionList items={top} parts={offersParts} />
      <PageFrame title={title} text={text}>
        <SectionList items={main} parts={offersParts} />
      </PageFrame>
      <SectionList items={below} parts={offersParts} />
    </OffersContext>
  );
};
