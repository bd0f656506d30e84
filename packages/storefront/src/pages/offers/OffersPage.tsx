import { metaDescription } from '@dealer/core/head';
import { offersPath } from '@dealer/core/offers';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { useLoaderData } from 'react-router';
import { useStorefront } from '../../boot/storefront.ts';
import { offersParts } from '../../sections/registry/offersParts.ts';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { SectionsPage } from '../../widgets/SectionsPage.tsx';
import { OffersContext } from './offersContext.ts';
import type { OffersLoaderData } from './offersLoader.ts';
import { offersAreas, offersSectionList } from './offersSectionList.ts';

/** The offers of the dealer, and vehicles with a reduced price. */
export const OffersPage = () => {
  const { site } = useStorefront();
  const listed = useLoaderData<OffersLoaderData>();
  const areas = usePageAreas('offers', offersSectionList, offersAreas);
  const title = pageTitle('offers', site);
  const isReducedOnly = listed.kind !== 'offers';
  const text = isReducedOnly ? 'Prices just dropped.' : 'Deals on vehicles, finance, service and accessories.';
  const isNarrowed = !isReducedOnly && offersPath({ ...listed.search, offset: 0 }) !== pathTo('offers');
  return (
    <OffersContext value={listed}>
      <SectionsPage
        title={title}
        text={text}
        description={metaDescription(title, text, site)}
        path={pathTo('offers')}
        noIndex={isNarrowed}
        areas={areas}
        parts={offersParts}
      />
    </OffersContext>
  );
};
