import type { CSSProperties, ReactNode } from 'react';
import { serialiseSearchUrl, startSearchState } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { formatCount } from '@dealer/core/format';
import type { Site } from '@dealer/core/site';
import { searchPath } from '@dealer/core/routes';
import { BodyTypeTiles } from '@dealer/ui/BodyTypeTiles';
import { CertifiedBand } from '@dealer/ui/CertifiedBand';
import { PriceBands } from '@dealer/ui/PriceBands';
import { ReasonList } from '@dealer/ui/ReasonList';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { Region } from '../../region/Region.tsx';
import type { HomeSection } from '../../template/template.ts';
import { Hero } from './Hero.tsx';
import { HomeModels } from './HomeModels.tsx';
import styles from './HomePage.module.css';
import { WithStock } from './WithStock.tsx';

const mostBodies = 8;
const mostMakes = 12;

const Cards = later(async () => (await import('./HomeCards.tsx')).HomeCards);
const Locations = later(async () => (await import('./HomeLocations.tsx')).HomeLocations);
const Viewed = later(async () => (await import('../../widgets/RecentlyViewed.tsx')).RecentlyViewed);
const Saved = later(async () => (await import('../../widgets/FavouritesRail.tsx')).FavouritesRail);
const Models = later(async () => (await import('./HomeModelTiles.tsx')).HomeModelTiles);
const MakeTiles = later(async () => (await import('../../widgets/FacetLinkTiles.tsx')).FacetLinkTiles);
const PriceSearch = later(async () => (await import('../../widgets/PriceRangeSearch.tsx')).PriceRangeSearch);
const FinancePromo = later(async () => (await import('../../finance/FinancePromoCars.tsx')).FinancePromoCars);

/** The home page: the sections of the template, in its order. */
export const HomePage = () => {
  const { site, template } = useStorefront();
  return (
    <>
      <Head
        title={site.manufacturer ? `${site.name} | ${site.manufacturer} dealership` : site.name}
        description={site.home.intro}
        canonical={`${site.url}/`}
      />
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
          <WithStock skeleton={<BodyTypeTiles label={phrases['home.bodyTypes']} items={bodyTiles({}, site)} />}>
            {({ bodies }) => <BodyTypeTiles label={phrases['home.bodyTypes']} items={bodyTiles(bodies, site)} />}
          </WithStock>
        </Section>
      );
    case 'featured':
    case 'justArrived': {
      const title = section === 'featured' ? home.featured.title : phrases['home.justArrived'];
      return (
        <Section labelledBy={`home-${section}`} tone={section === 'featured' ? 'mist' : 'plain'}>
          <SectionHeading id={`home-${section}`} title={title} link={{ label: 'See all', href: searchPath(site) }} />
          <OnApproach
            part={Cards}
            place={<div className={styles.cards} style={{ '--count': home.featured.limit } as CSSProperties} />}
          >
            <Cards title={title} kind={section} />
          </OnApproach>
        </Section>
      );
    }
    case 'models':
      return (
        <OnApproach part={Models} place={modelsPlace}>
          <WithStock skeleton={modelsPlace}>{(stock) => <Models stock={stock} />}</WithStock>
        </OnApproach>
      );
    case 'certified':
      return site.tags.certifiedBadge === null ? null : (
        <CertifiedBand
          title={site.tags.certifiedBadge}
          text={phrases['home.certifiedText']}
          points={[]}
          action={{
            label: phrases['home.certifiedAction'],
            href: serialiseSearchUrl(chosen(site, 'certified', 'true'), context),
          }}
        />
      );
    case 'priceBands':
      return home.priceBands.length === 0 ? null : (
        <Section labelledBy="home-prices">
          <SectionHeading id="home-prices" title={phrases['home.priceBands']} />
          <PriceBands
            label={phrases['home.priceBands']}
            size="tiles"
            items={home.priceBands.map(({ label, min, max }) => ({
              label,
              href: serialiseSearchUrl(
                {
                  ...startSearchState(site),
                  ranges: { price: { min: min ?? 0, ...(max === undefined ? {} : { max }) } },
                },
                context,
              ),
            }))}
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
    case 'favourites':
      return (
        <OnApproach part={Saved} place={null}>
          <Saved />
        </OnApproach>
      );
    case 'recentlyViewed':
      return (
        <OnApproach part={Viewed} place={null}>
          <Viewed />
        </OnApproach>
      );
    case 'makes':
      return (
        <Section labelledBy="home-makes">
          <SectionHeading id="home-makes" title={phrases['home.makes']} />
          <OnApproach part={MakeTiles} place={<div className={styles.makes} />}>
            <WithStock skeleton={<div className={styles.makes} />}>
              {({ makes }) => (
                <MakeTiles attribute="make" label={phrases['home.makes']} counts={makes} limit={mostMakes} />
              )}
            </WithStock>
          </OnApproach>
        </Section>
      );
    case 'priceSearch':
      return (
        <Section labelledBy="home-price-search" tone="mist">
          <SectionHeading id="home-price-search" title={phrases['home.priceSearch']} />
          <OnApproach part={PriceSearch} place={<div className={styles.priceSearch} />}>
            <PriceSearch label="Price" />
          </OnApproach>
        </Section>
      );
    case 'financePromo':
      return (
        <OnApproach
          part={FinancePromo}
          place={<div className={styles.cards} style={{ '--count': 6 } as CSSProperties} />}
        >
          <FinancePromo />
        </OnApproach>
      );
    case 'locations':
      return (
        <Section labelledBy="home-locations">
          <SectionHeading
            id="home-locations"
            title={phrases['home.locations']}
            link={{ label: 'Contact us', href: '/contact-us' }}
          />
          <OnApproach part={Locations} place={<div className={styles.locations} />}>
            <Locations />
          </OnApproach>
        </Section>
      );
  }
};

/** Drawn while nothing is known of the stock: shapes that most yards have. Each leads to all of it. */
const usualBodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Coupe', 'People Mover'];

const modelsPlace = (
  <HomeModels>
    <div className={styles.models} />
  </HomeModels>
);

/** The search that the site starts from, with one more filter. */
const chosen = (site: Site, attribute: string, value: string): SearchState => {
  const start = startSearchState(site);
  return { ...start, refinements: { ...start.refinements, [attribute]: [value] } };
};

/** Body types that the site has cars of, most cars first. */
const bodyTiles = (counts: Record<string, number>, site: Site) => {
  const known = Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostBodies);
  if (known.length === 0)
    return usualBodies.map((body, at) => ({ body, label: body, href: `${searchPath(site)}#${at}`, count: '\u00a0' }));
  return known.map(([body, count]) => ({
    body,
    label: body,
    href: serialiseSearchUrl(chosen(site, 'simple_body', body), { site }),
    count: formatCount(count),
  }));
};
