import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';

/** The first screens that a home page can have. */
export const heroes = {
  search: lazyWithPreload(() => import('./SearchHero.tsx').then((file) => file.SearchHero)),
  models: lazyWithPreload(() => import('./ModelsHero.tsx').then((file) => file.ModelsHero)),
  slides: lazyWithPreload(() => import('./HeroSlides.tsx').then((file) => file.HeroSlides)),
  budget: lazyWithPreload(() => import('./BudgetHero.tsx').then((file) => file.BudgetHero)),
};

/** Preloads the hero of a page in parallel with the page. */
export const fetchHero = (
  items: readonly PageItem[],
  { slots }: StorefrontDeps['template'],
): Promise<unknown> | undefined => {
  const hero = items.find(({ section }) => section === 'hero');
  return (
    hero &&
    Promise.all([ownValue(heroes, String(hero.settings?.['leads'] ?? 'search'))?.preload(), slots.HomeHero.preload()])
  );
};
