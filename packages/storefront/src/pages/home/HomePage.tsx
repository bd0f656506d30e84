import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { bodyTypes, serialiseSearchUrl, emptySearchState } from '@dealer/core/search';
import { formatCount } from '@dealer/core/format';
import type { Site } from '@dealer/core/site';
import { searchPath } from '@dealer/core/routes';
import { BodyTypeTiles } from '@dealer/ui/BodyTypeTiles';
import { CertifiedBand } from '@dealer/ui/CertifiedBand';
import { ErrorState } from '@dealer/ui/ErrorState';
import { ModelTiles } from '@dealer/ui/ModelTiles';
import { PriceBands } from '@dealer/ui/PriceBands';
import { ReasonList } from '@dealer/ui/ReasonList';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { Region } from '../../region/Region.tsx';
import type { HomeSection } from '../../template/template.ts';
import { LocationRail } from '../../widgets/LocationRail.tsx';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import { CardGrid } from '../../widgets/CardGrid.tsx';
import { Hero } from './Hero.tsx';
import { modelTiles } from './modelTiles.ts';
import type { HomeLoaderData, HomeStock } from './homeLoader.ts';

const mostBodies = 8;
/** More locations than this stand in one row that is swiped. */
const mostCards = 4;

/** What stands where stock belongs: the stock, a skeleton while it is on its way, or a way to try again. */
const WithStock = ({ skeleton, children }: { skeleton: ReactNode; children: (stock: HomeStock) => ReactNode }) => (
  <Suspense fallback={skeleton}>
    <Stock>{children}</Stock>
  </Suspense>
);

const Stock = ({ children }: { children: (stock: HomeStock) => ReactNode }) => {
  const { stock } = useLoaderData<HomeLoaderData>();
  const { revalidate } = useRevalidator();
  const answer = use(stock);
  if (answer.kind === 'ok') return children(answer.value);
  return <ErrorState title="Our stock could not be loaded" text="The search did not answer. Please try again in a moment." onRetry={() => void revalidate()} />;
};

/** The home page: the sections of the template, in its order. */
export const HomePage = () => {
  const { site, template } = useStorefront();
  return (
    <>
      <Head title={site.manufacturer ? `${site.name} | ${site.manufacturer} dealership` : site.name} description={site.home.intro} canonical={`${site.url}/`} />
      {template.home.map((section) => (
        <Region key={section} name={`home ${section}`}>
          <HomeSectionView section={section} />
        </Region>
      ))}
    </>
  );
};

const HomeSectionView = ({ section }: { section: HomeSection }): ReactNode => {
  const { site } = useStorefront();
  const context = { site };
  const { phrases, home } = site;

  switch (section) {
    case 'hero':
      return <Hero />;
    case 'bodyTypes':
      return (
        <Section labelledBy="home-bodies">
          <SectionHeading id="home-bodies" title={phrases['home.bodyTypes']} />
          <WithStock skeleton={<BodyTypeTiles label={phrases['home.bodyTypes']} items={bodyTiles({}, site)} />}>{({ bodies }) => <BodyTypeTiles label={phrases['home.bodyTypes']} items={bodyTiles(bodies, site)} />}</WithStock>
        </Section>
      );
    case 'featured':
    case 'justArrived': {
      const title = section === 'featured' ? home.featured.title : phrases['home.justArrived'];
      return (
        <Section labelledBy={`home-${section}`} tone={section === 'featured' ? 'mist' : 'plain'}>
          <SectionHeading id={`home-${section}`} title={title} link={{ label: 'See all', href: searchPath(site) }} />
          <WithStock skeleton={<CardGrid label={title} vehicles={null} skeletons={home.featured.limit} />}>{(stock) => <CardGrid label={title} vehicles={(section === 'featured' ? stock.featured : stock.arrived).vehicles} skeletons={0} />}</WithStock>
        </Section>
      );
    }
    case 'models':
      return (
        <WithStock skeleton={null}>
          {({ models, modelVehicles }) => {
            const items = modelTiles({ models, modelVehicles, site });
            return items.length === 0 ? null : (
              <Section labelledBy="home-models">
                <SectionHeading id="home-models" title={phrases['home.models']} link={{ label: 'All vehicles', href: searchPath(site) }} />
                <ModelTiles items={items} />
              </Section>
            );
          }}
        </WithStock>
      );
    case 'certified':
      return site.tags.certifiedBadge === null ? null : <CertifiedBand title={site.tags.certifiedBadge} text={phrases['home.certifiedText']} points={[]} action={{ label: phrases['home.certifiedAction'], href: serialiseSearchUrl({ ...emptySearchState(), refinements: { certified: ['true'] } }, context) }} />;
    case 'priceBands':
      return home.priceBands.length === 0 ? null : (
        <Section labelledBy="home-prices">
          <SectionHeading id="home-prices" title={phrases['home.priceBands']} />
          <PriceBands
            label={phrases['home.priceBands']}
            size="tiles"
            items={home.priceBands.map(({ label, min, max }) => ({ label, href: serialiseSearchUrl({ ...emptySearchState(), ranges: { price: { min: min ?? 0, ...(max === undefined ? {} : { max }) } } }, context) }))}
          />
        </Section>
      );
    case 'reasons':
      return home.reasons.length === 0 ? null : (
        <Section labelledBy="home-reasons" tone="mist">
          <SectionHeading id="home-reasons" title={phrases['home.reasons']} />
          <ReasonList items={home.reasons} />
        </Section>
      );
    case 'locations':
      return (
        <Section labelledBy="home-locations">
          <SectionHeading id="home-locations" title={phrases['home.locations']} link={{ label: 'Contact us', href: '/contact-us' }} />
          {site.locations.length > mostCards ? <LocationRail locations={site.locations} label={phrases['home.locations']} /> : <LocationCards locations={site.locations} />}
        </Section>
      );
  }
};

/** Body types that the site has cars of, most cars first; all in their order while counts are unknown. */
const bodyTiles = (counts: Record<string, number>, site: Site) => {
  const known = Object.entries(counts).sort(([, a], [, b]) => b - a).slice(0, mostBodies);
  const bodies = known.length > 0 ? known.map(([value, count]) => ({ value, count })) : bodyTypes.slice(0, mostBodies).map(({ label }) => ({ value: label, count: undefined }));
  return bodies.map(({ value, count }) => ({
    body: value,
    label: value,
    href: serialiseSearchUrl({ ...emptySearchState(), refinements: { simple_body: [value] } }, { site }),
    ...(count === undefined ? {} : { count: formatCount(count) }),
  }));
};
