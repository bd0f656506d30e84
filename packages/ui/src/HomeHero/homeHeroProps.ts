import type { Slide } from '@dealer/core/content';
import type { BudgetHero } from '../HeroBudgetForm/budgetHero.ts';
import type { ModelsHero } from '../HeroCarousel/modelsHero.ts';
import type { SearchHero } from '../HeroSearchForm/searchHero.ts';

/** The dealer's slides. */
export type SlidesHero = {
  /** The heading of the page, below the slides. */
  title: string;
  text?: string;
  /** The main link: "Search our stock". */
  action: { label: string; href: string };
  /** The slides, in order. */
  slides: readonly Slide[];
  /** Milliseconds for which a slide is shown; null: no rotation. */
  everyMs?: number | null;
};

/** The first screen of a home page, by its kind. */
export type HomeHeroProps =
  | ({
      /** What it is for: a search, models, a budget or slides. */
      kind: 'search';
    } & SearchHero)
  | ({ kind: 'models' } & ModelsHero)
  | ({ kind: 'budget' } & BudgetHero)
  | ({ kind: 'slides' } & SlidesHero);
