import { useLoaderData } from 'react-router';
import { metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { locationKind } from '@dealer/core/contact';
import { contactPath, locationPath, pageTitle } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { dealershipParts } from '../../sections/registry/dealershipParts.ts';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { SectionsPage } from '../../widgets/SectionsPage.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import type { DealershipLoaderData } from './dealershipLoader.ts';
import { DealershipContext } from './dealershipContext.ts';
import { dealershipAreas, dealershipSectionList } from './dealershipSectionList.ts';

/** A location with address, hours, contact details and an enquiry form, at each of its three addresses. */
export const DealershipPage = () => {
  const { site } = useStorefront();
  const found = useLoaderData<DealershipLoaderData>();
  const areas = usePageAreas('dealership', dealershipSectionList, dealershipAreas);
  if (found.kind === 'unknown') return <NotFoundPage />;
  const { location } = found;
  const { name } = location;
  return (
    <DealershipContext value={location}>
      <SectionsPage
        title={name}
        text={locationKind(location)}
        description={metaDescription(name, `${name}: address, phone, opening hours and directions.`, site)}
        path={locationPath(location.slug, site)}
        trail={pageBreadcrumbs(name, site, [{ label: pageTitle('contact', site), href: contactPath }])}
        areas={areas}
        parts={dealershipParts}
      />
    </DealershipContext>
  );
};
