import { useParams } from 'react-router';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { locationKind } from '@dealer/core/locations';
import { contactPath, locationPath, pageTitle } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { dealershipParts } from '../../sections/registry/dealershipParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { DealershipContext } from './dealershipContext.ts';
import { dealershipAreas, dealershipSectionList } from './dealershipSectionList.ts';

/** A location: where, when, how to reach it, and a form that goes there (row 2.R25), under each of its three addresses. */
export const DealershipPage = () => {
  const { site } = useStorefront();
  const { slug = '' } = useParams();
  const { top, main, below } = usePageAreas('dealership', dealershipSectionList, dealershipAreas);
  const location = site.locations.find((one) => one.visible && one.slug === slug.toLowerCase());
  if (location === undefined) return <NotFoundPage />;
  const kind = locationKind(location);
  return (
    <DealershipContext value={location}>
      <Head
        title={`${location.name} | ${site.name}`}
        description={metaDescription(
          location.name,
          `${location.name}: address, phone, opening hours and directions.`,
          site,
        )}
        canonical={site.url + locationPath(location.slug, site)}
      />
      <GraphData
        nodes={[
          breadcrumbGraph(
            pageBreadcrumbs(location.name, site, [{ label: pageTitle('contact', site), href: contactPath }]),
            site,
          ),
        ]}
      />
      <SectionList items={top} parts={dealershipParts} />
      <PageFrame title={location.name} {...(kind === undefined ? {} : { text: kind })}>
        <SectionList items={main} parts={dealershipParts} />
      </PageFrame>
      <SectionList items={below} parts={dealershipParts} />
    </DealershipContext>
  );
};
