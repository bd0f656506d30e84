export { HomeHero, type HomeHeroProps } from './HomeHero.tsx';
export type { HeroPicture } from './heroPicture.ts';
export { HomeHeroBudget, type HomeHeroBudgetProps } from './HomeHeroBudget.tsx';
export { HomeHeroModels, type HomeHeroModelsProps, type HomeHeroSlide } from './HomeHeroModels.tsx';
export { HomeHeroSlides, type HomeHeroSlidesProps } from './HomeHeroSlides.tsx';
export { HomeHeroSearch, type HomeHeroSearchProps } from './HomeHeroSearch.tsx';
