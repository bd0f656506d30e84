import { Suspense, use } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { changeQuery, emptySearchState, serialiseSearchUrl } from '@dealer/core/search';
import { searchPath } from '@dealer/core/routes';
import { HomeHero } from '@dealer/ui/HomeHero';
import { useStorefront } from '../../boot/storefront.ts';
import { BudgetHero } from './BudgetHero.tsx';
import type { HomeLoaderData } from './homeLoader.ts';
import { modelSlides } from './modelTiles.ts';

/** The first screen of the home page, by the template's recipe. */
export const Hero = () => {
  const { site, template } = useStorefront();
  const navigate = useNavigate();
  const search = (query: string): void => void navigate(serialiseSearchUrl(changeQuery(emptySearchState(), query.trim()), { site }));

  const HeroSlot = template.slots.HomeHero;
  if (HeroSlot) return <HeroSlot site={site} onSearch={search} searchHref={searchPath(site)} />;
  switch (template.recipes.hero) {
    case 'search':
      return (
        <HomeHero
          recipe="search"
          title={site.home.headline}
          text={site.home.intro}
          picture={site.home.heroPicture ?? undefined}
          searchAction={searchPath(site)}
          searchLabel="Search our stock"
          placeholder={site.phrases['search.placeholder']}
          quickLinks={quickLinks(site)}
          onSearch={search}
        />
      );
    case 'models':
      return (
        <Suspense fallback={<HomeHero recipe="models" title={site.home.headline} slides={[]} />}>
          <ModelsHero />
        </Suspense>
      );
    case 'budget':
      return <BudgetHero />;
  }
};

const quickLinks = (site: Parameters<typeof searchPath>[0] & Parameters<typeof serialiseSearchUrl>[1]['site']) =>
  ([['Used', 'used'], ['New', 'new'], ['Demo', 'demo']] as const).map(([label, carType]) => ({ label, href: serialiseSearchUrl({ ...emptySearchState(), refinements: { car_type: [carType] } }, { site }) }));

const ModelsHero = () => {
  const { site } = useStorefront();
  const { stock } = useLoaderData<HomeLoaderData>();
  const answer = use(stock);
  const slides = answer.kind === 'ok' ? modelSlides({ ...answer.value, site }) : [];
  return <HomeHero recipe="models" title={site.home.headline} slides={slides} />;
};
