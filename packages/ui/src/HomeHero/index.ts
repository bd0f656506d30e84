export { HomeHero } from './HomeHero.tsx';
export type {
  BudgetHero,
  HeroAmount,
  HeroModel,
  HomeHeroProps,
  ModelsHero,
  SearchHero,
  SlidesHero,
} from './homeHeroProps.ts';
