import { useLoaderData } from 'react-router';
import { metaDescription } from '@dealer/core/head';
import { filterLocations } from '@dealer/core/contact';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { dealerLocatorParts } from '../../sections/registry/dealerLocatorParts.ts';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { SectionsPage } from '../../widgets/SectionsPage.tsx';
import { DealerLocatorContext } from './dealerLocatorContext.ts';
import type { DealerLocatorData } from './dealerLocatorLoader.ts';
import { dealerLocatorAreas, dealerLocatorSectionList } from './dealerLocatorSectionList.ts';

/** Finds the nearest location. */
export const DealerLocatorPage = () => {
  const { site } = useStorefront();
  const data = useLoaderData<DealerLocatorData>();
  const areas = usePageAreas('dealerLocator', dealerLocatorSectionList, dealerLocatorAreas);
  const { length: count } = filterLocations(site.locations, 'all');
  const title = pageTitle('dealerLocator', site);
  const text =
    site.services.maps !== null
      ? `Our ${count} locations, and the one nearest to you.`
      : `Our ${count} locations, with addresses, phones and opening hours.`;
  return (
    <DealerLocatorContext value={data}>
      <SectionsPage
        title={title}
        text={text}
        description={metaDescription(title, text, site)}
        path={pathTo('dealerLocator')}
        areas={areas}
        parts={dealerLocatorParts}
      />
    </DealerLocatorContext>
  );
};
