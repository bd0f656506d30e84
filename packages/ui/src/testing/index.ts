export { exampleCard, exampleCards, examplePicture, exampleStates } from '../VehicleCard/exampleCard.ts';
export { buttonsOnOneLine } from './buttonsOnOneLine.ts';
export {
  exampleBudgetHero,
  exampleHeroChoices,
  exampleModelsHero,
  exampleSearchHero,
} from './exampleHeroes.ts';
export { footerStories } from './footerStories.tsx';
export { headerStories } from './headerStories.tsx';
export { inBox } from './inBox.tsx';
export { sameHeight } from './sameHeight.ts';
export { vehicleCardStories } from './vehicleCardStories.tsx';
export { vehicleLayoutStories } from './vehicleLayoutStories.tsx';
