export { HomeHero } from './HomeHero.tsx';
export type { BudgetHero, HeroAmount } from '../HeroBudgetForm/budgetHero.ts';
export type { HeroModel, ModelsHero } from '../HeroCarousel/modelsHero.ts';
export type { HomeHeroProps, SlidesHero } from './homeHeroProps.ts';
export type { HeroChoice, SearchHero } from '../HeroSearchForm/searchHero.ts';
