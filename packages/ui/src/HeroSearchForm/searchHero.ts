import type { HeroPicture } from '../HeroImage/heroPicture.ts';

/** A search for a vehicle. */
export type SearchHero = {
  title: string;
  text?: string;
  picture?: HeroPicture;
  /** The address that the form opens without script, with the text as `query`. */
  searchAction: string;
  searchLabel: string;
  placeholder?: string;
  submitLabel?: string;
  /** Popular links: "Used cars", "Utes". */
  quickLinks: readonly { label: string; href: string }[];
  quickLinksLabel?: string;
  onSearch?: (query: string) => void;
};
