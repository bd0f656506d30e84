import { useLoaderData } from 'react-router';
import { absoluteAddress, breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { offerGraph } from '@dealer/core/offers';
import { offerPath, pageTitle, pathTo } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { hasPageHeading } from '../../sections/hasPageHeading.ts';
import { offerParts } from '../../sections/registry/offerParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { OfferContext } from './offerContext.ts';
import type { OfferLoaderData } from './offerLoader.ts';
import { offerSectionList } from './offerSectionList.ts';

const noAreas: readonly never[] = [];

/** An offer: its details, its vehicles, and a form whose lead names the offer. */
export const OfferPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<OfferLoaderData>();
  const { below } = usePageAreas('offer', offerSectionList, noAreas);
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  const offers = pageTitle('offers', site);
  if (loaded.kind === 'failed') return <PageFailure title={offers} problem="This offer could not be loaded" />;
  const { offer, isOver } = loaded;
  const { id, name, description, imageUrl } = offer;
  const trail = pageBreadcrumbs(name, site, [{ label: offers, href: pathTo('offers') }]);
  return (
    <OfferContext value={{ ...loaded, trail }}>
      <Head
        title={`${name} | ${site.name}`}
        description={metaDescription(name, description, site)}
        canonical={absoluteAddress(offerPath(offer, site), site)}
        noIndex={isOver}
        {...(imageUrl === undefined ? {} : { image: absoluteAddress(imageUrl, site) })}
      />
      <StructuredData nodes={[isOver ? undefined : offerGraph(offer, site), breadcrumbGraph(trail, site)]} />
      {hasPageHeading(below, offerParts, site) ? null : <PageFrame title={name}>{null}</PageFrame>}
      <SectionList key={id} items={below} parts={offerParts} />
    </OfferContext>
  );
};
