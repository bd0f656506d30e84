import { Suspense, use, useState } from 'react';
import { useLoaderData } from 'react-router';
import { absoluteAddress } from '@dealer/core/detail';
import { plainParagraphs } from '@dealer/core/format';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { offerGraph, offerTile } from '@dealer/core/offers';
import { offerPath, pageTitle, pathTo } from '@dealer/core/routes';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { Button } from '@dealer/ui/Button';
import { OfferDetail } from '@dealer/ui/OfferDetail';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { OfferRail } from '../../offers/OfferRail.tsx';
import { CardRail } from '../../widgets/CardRail.tsx';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import type { OfferLoaderData } from './offerLoader.ts';
import styles from './OfferPage.module.css';

type Found = Extract<OfferLoaderData, { kind: 'offer' }>;

const formId = 'offer-enquiry';

/** An offer of the dealer (row 2.O02): what it is, the vehicles that it is about, and a form that says which offer it came from. */
export const OfferPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<OfferLoaderData>();
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  if (loaded.kind === 'offer') return <KnownOffer key={loaded.offer.id} {...loaded} />;
  return <PageFailure title={pageTitle('offers', site)} problem="This offer could not be loaded" />;
};

const KnownOffer = ({ offer, isOver, others, stock }: Found) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { name, description, imageUrl } = offer;
  const tile = offerTile(offer, site, time);
  const trail = pageBreadcrumbs(name, site, [{ label: pageTitle('offers', site), href: pathTo('offers') }]);
  return (
    <>
      <Head
        title={`${name} | ${site.name}`}
        description={metaDescription(name, description, site)}
        canonical={absoluteAddress(offerPath(offer, site), site)}
        noIndex={isOver}
        {...(imageUrl === undefined ? {} : { image: absoluteAddress(imageUrl, site) })}
      />
      <GraphData nodes={[isOver ? undefined : offerGraph(offer, site), breadcrumbGraph(trail, site)]} />
      <div className={styles.page}>
        <Breadcrumbs items={trail} />
        <OfferDetail
          {...tile}
          paragraphs={plainParagraphs(description)}
          ended={
            isOver
              ? { title: 'This offer has ended', text: `${tile.end?.text ?? ''}. Here is what we have on now.` }
              : undefined
          }
          actions={
            isOver ? (
              <Button variant="primary" size="large" href={pathTo('offers')}>
                See current offers
              </Button>
            ) : (
              <Button variant="primary" size="large" href={`#${formId}`}>
                Enquire about this offer
              </Button>
            )
          }
        />
      </div>
      {stock === undefined ? null : (
        <Suspense>
          <StockOfModel {...stock} />
        </Suspense>
      )}
      {isOver ? null : (
        <Section tone="mist" labelledBy={`${formId}-heading`}>
          <div id={formId} className={styles.form} tabIndex={-1}>
            <SectionHeading id={`${formId}-heading`} title="Ask about this offer" text={name} />
            <EnquiryPanel
              label="Ask about this offer"
              form="offer"
              extra={{ offer_id: offer.id, offer_name: name }}
              messageLabel="What would you like to know?"
            />
          </div>
        </Section>
      )}
      {others.length === 0 ? null : (
        <Section labelledBy="other-offers">
          <SectionHeading
            id="other-offers"
            title={isOver ? 'On now' : 'More offers'}
            link={{ label: 'All offers', href: pathTo('offers') }}
          />
          <OfferRail label={isOver ? 'On now' : 'More offers'} offers={others} />
        </Section>
      )}
    </>
  );
};

/** The vehicles that the offer is about; nothing where there are none, or the search does not answer. */
const StockOfModel = ({ name, href, answer }: NonNullable<Found['stock']>) => {
  const found = use(answer);
  const vehicles = found.kind === 'ok' ? (found.value[0]?.vehicles ?? []) : [];
  return vehicles.length === 0 ? null : (
    <Section labelledBy="offer-stock">
      <SectionHeading id="offer-stock" title={`${name} in stock`} link={{ label: 'See all', href }} />
      <CardRail label={`${name} in stock`} vehicles={vehicles} skeletons={0} />
    </Section>
  );
};
