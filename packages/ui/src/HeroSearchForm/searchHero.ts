import type { ReactNode } from 'react';
import type { HeroPicture } from '../HeroImage/heroPicture.ts';

/** A choice next to the search field: "Any make", "Toyota (119)". */
export type HeroChoice = {
  /** The name of the field in the address that the form opens without script. */
  name: string;
  label: string;
  value: string;
  /** The first option is the one for no choice. */
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A search for a vehicle. */
export type SearchHero = {
  title: string;
  text?: string;
  picture?: HeroPicture;
  /** A film over the picture, which `HeroMedia` shows. */
  film?: ReactNode;
  /** The address that the form opens without script, with the text as `query`. */
  searchAction: string;
  /** The name of the search field. */
  searchLabel: string;
  placeholder?: string;
  /** Lists next to the search field, such as makes. */
  choices?: readonly HeroChoice[];
  /** Read out when the choices have found vehicles. */
  status?: string | undefined;
  /** "Search", or how many vehicles the choices have found: "Show Me 119 Cars". */
  submitLabel?: string;
  /** Popular links: "Used cars", "Utes". */
  quickLinks: readonly { label: string; href: string }[];
  /** What the popular links are called. */
  quickLinksLabel?: string;
  /** Called with the field on focus, to load its suggestions. */
  onEnter?: (field: HTMLInputElement) => void;
  /** Called with the text that the visitor searches for. */
  onSearch?: (query: string) => void;
};
