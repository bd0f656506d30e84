import { searchPath } from '@dealer/core/routes';
import { emptySearchState, serialiseSearchUrl, startSearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { useStorefront } from '../../boot/storefront.ts';
import { SlotWithFallback } from '../../errors/SlotWithFallback.tsx';
import { useHomeSearch } from './useHomeSearch.ts';

const quickLinks = (site: Site) => {
  const offered = startSearchState(site).refinements['car_type'];
  return (
    [
      ['Used', 'used'],
      ['New', 'new'],
      ['Demo', 'demo'],
    ] as const
  )
    .filter(([, carType]) => offered?.includes(carType) ?? true)
    .map(([label, carType]) => ({
      label,
      href: serialiseSearchUrl({ ...emptySearchState(), refinements: { car_type: [carType] } }, { site }),
    }));
};

/** A home page that starts with the search. */
export const SearchHero = () => {
  const { site } = useStorefront();
  return (
    <SlotWithFallback
      name="HomeHero"
      props={{
        kind: 'search',
        title: site.home.headline,
        text: site.home.intro,
        ...(site.home.heroPicture ? { picture: site.home.heroPicture } : {}),
        searchAction: searchPath(site),
        searchLabel: 'Search our stock',
        placeholder: site.phrases['search.placeholder'],
        quickLinks: quickLinks(site),
        onSearch: useHomeSearch(),
      }}
    />
  );
};
