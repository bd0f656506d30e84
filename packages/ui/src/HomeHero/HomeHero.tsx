import { HomeHeroBudget, type HomeHeroBudgetProps } from './HomeHeroBudget.tsx';
import { HomeHeroModels, type HomeHeroModelsProps } from './HomeHeroModels.tsx';
import { HomeHeroSearch, type HomeHeroSearchProps } from './HomeHeroSearch.tsx';

export type HomeHeroProps =
  | ({ recipe: 'search' } & HomeHeroSearchProps)
  | ({ recipe: 'models' } & HomeHeroModelsProps)
  | ({ recipe: 'budget' } & HomeHeroBudgetProps);

/**
 * The first screen of a home page, in one of three recipes: search for a vehicle, walk through the models, or start
 * from a budget.
 *
 * @example
 * <HomeHero recipe="search" title="Find your next car" searchAction="/search/new-used-and-demo-cars/" searchLabel="Search our stock" quickLinks={[]} />
 */
export const HomeHero = (props: HomeHeroProps) => {
  switch (props.recipe) {
    case 'search':
      return <HomeHeroSearch {...props} />;
    case 'models':
      return <HomeHeroModels {...props} />;
    case 'budget':
      return <HomeHeroBudget {...props} />;
  }
};
