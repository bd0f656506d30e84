import type { HeroPicture } from '../HeroImage/heroPicture.ts';

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
  /** A photo, or the vehicle without a background, which is on the page's own floor. */
  picture?: HeroPicture & { isCutOut?: boolean };
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
