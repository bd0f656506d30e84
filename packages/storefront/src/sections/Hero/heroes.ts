import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/record';
import { later } from '../../region/later.tsx';
import type { Template } from '../../template/template.ts';

/** The first screens that a home page can have. */
export const heroes = {
  search: later(() => import('./SearchHero.tsx').then((file) => file.SearchHero)),
  models: later(() => import('./ModelsHero.tsx').then((file) => file.ModelsHero)),
  slides: later(() => import('./HeroSlides.tsx').then((file) => file.HeroSlides)),
  budget: later(() => import('./BudgetHero.tsx').then((file) => file.BudgetHero)),
};

/**
 * Fetches the first screen of a page beside the page, not after it.
 *
 * @example
 * await Promise.all([import('../pages/home/HomePage.tsx'), fetchHero(items, template)]);
 */
export const fetchHero = (items: readonly PageItem[], { slots }: Template): Promise<unknown> | undefined => {
  const hero = items.find(({ section }) => section === 'hero');
  return (
    hero && Promise.all([ownValue(heroes, String(hero.settings?.['leads'] ?? 'search'))?.load(), slots.HomeHero.load()])
  );
};
