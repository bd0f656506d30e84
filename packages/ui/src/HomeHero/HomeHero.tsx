import { HomeHeroBudget } from './HomeHeroBudget.tsx';
import { HomeHeroModels } from './HomeHeroModels.tsx';
import type { HomeHeroProps } from './homeHeroProps.ts';
import { HomeHeroSearch } from './HomeHeroSearch.tsx';
import { HomeHeroSlides } from './HomeHeroSlides.tsx';

/**
 * The neutral default of the slot: the first screen of a home page, which leads with a search, the models in stock, a budget or the
 * dealer's slides.
 *
 * @avoid In a look with another hero, which defines the slot of this name.
 * @keyboard Slides are one stop of the Tab key, and arrow keys scroll them; the search is a form that Enter sends.
 * @accessibility Screen readers: slides are a section described as a carousel. Only the current slide can be read and reached; the others are inert. Its picture has its name, unless a caption or a link has it.
 * @accessibility Motion: slides that rotate have a button that pauses them. With reduced motion there is no rotation and no such button.
 *
 * @example
 * <HomeHero kind="search" title="Find your next car" searchAction="/search/new-used-and-demo-cars/" searchLabel="Search our stock" quickLinks={[]} />
 */
export const HomeHero = (hero: HomeHeroProps) => {
  switch (hero.kind) {
    case 'search':
      return <HomeHeroSearch {...hero} />;
    case 'models':
      return <HomeHeroModels {...hero} />;
    case 'budget':
      return <HomeHeroBudget {...hero} />;
    case 'slides':
      return <HomeHeroSlides {...hero} />;
  }
};
