import { later } from '../../region/later.tsx';
import type { Template } from '../../template/template.ts';

/** The first screens that a home page can have; a look fetches its own, beside the page. */
export const heroes = {
  search: later(async () => (await import('./SearchHero.tsx')).SearchHero),
  models: later(async () => (await import('./ModelsHero.tsx')).ModelsHero),
  budget: later(async () => (await import('./BudgetHero.tsx')).BudgetHero),
};

/**
 * The first screen of a look's home page: that of its recipe, unless the look brings its own.
 *
 * @example
 * const Hero = heroOf(template);
 */
export const heroOf = (template: Template): (typeof heroes)['search'] | undefined =>
  template.slots.HomeHero ? undefined : heroes[template.recipes.hero];
