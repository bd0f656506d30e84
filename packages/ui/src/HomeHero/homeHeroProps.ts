import type { Slide } from '@dealer/core/slides';
import type { HeroPicture } from '../HeroImage/heroPicture.ts';

/** A search for a vehicle. */
export type SearchHero = {
  title: string;
  text?: string;
  picture?: HeroPicture;
  /** Where the form goes when nothing intercepts it; the words travel as `query`. */
  searchAction: string;
  searchLabel: string;
  placeholder?: string;
  submitLabel?: string;
  /** Where most people want to go: "Used cars", "Utes". */
  quickLinks: readonly { label: string; href: string }[];
  quickLinksLabel?: string;
  onSearch?: (query: string) => void;
};

/** A model of the carousel. */
export type HeroModel = {
  id: string;
  /** "HiLux". */
  name: string;
  tagline?: string;
  /** "From $48,990 drive away". */
  price?: string;
  href: string;
  linkLabel: string;
  second?: { label: string; href: string };
  picture?: HeroPicture;
  /** Drawn where there is no picture. */
  body: string;
};

/** The models in stock. */
export type ModelsHero = {
  title: string;
  /** None while they load, or where the stock has none. */
  slides: readonly HeroModel[];
  /** Name of the carousel: "Our models". */
  label?: string;
};

/** An amount of money that a person types. */
export type HeroAmount = {
  label: string;
  /** The text of the box, while it is typed as well. */
  value: string;
  onChange: (value: string) => void;
  /** The moment to clamp it. */
  onBlur?: () => void;
};

/** A budget that a repayment and a deposit come to. */
export type BudgetHero = {
  /** Specification section 2: "Find cars for your budget". */
  title: string;
  text?: string;
  frequency: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
  repayment: HeroAmount;
  deposit: HeroAmount;
  /** What it comes to: "Your budget", "$54,000". */
  budget: { label: string; text: string };
  /** "Show Me 214 Cars"; none below the cheapest car. */
  action:
    | { kind: 'none'; label: string }
    | { kind: 'show'; count: number | undefined; labelFor: (count: number) => string; waitingLabel: string };
  /** "No cars found for this budget". */
  message?: string;
  /** What the figure leaves out: interest, fees, balloon. */
  note: string;
  /** Prices to press instead of working one out. */
  quick?: { label: string; items: readonly { label: string; href: string }[] };
  picture?: HeroPicture;
  onSubmit: () => void;
};

/** The dealer's slides. */
export type SlidesHero = {
  /** The heading of the page, below the slides. */
  title: string;
  text?: string;
  /** Where most people want to go: "Search our stock". */
  action: { label: string; href: string };
  slides: readonly Slide[];
  /** Milliseconds that a slide stays; null: until somebody moves it. */
  everyMs?: number | null;
};

/** The first screen of a home page, by what it leads with. */
export type HomeHeroProps =
  | ({ kind: 'search' } & SearchHero)
  | ({ kind: 'models' } & ModelsHero)
  | ({ kind: 'budget' } & BudgetHero)
  | ({ kind: 'slides' } & SlidesHero);
