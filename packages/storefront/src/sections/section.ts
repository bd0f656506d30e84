import type { PageItem } from '@dealer/core/page';
import type { PageName } from '@dealer/core/routes';
import { isValidSettings, defaultsOf, type Kinds, type SettingsOf } from '@dealer/core/settings';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import type { SearchQuery } from '@dealer/search/query';

/** What a section shows of the stock. A page asks once for all its sections. */
export type SectionNeeds = {
  /** Counts of these attributes, over the stock that the site's search starts from. */
  facets?: readonly string[];
  /** Vehicles. Sections that need the same ones share one query. */
  vehicles?: SearchQuery;
  /** Searches of which it shows how many vehicles they find, and the first one. */
  samples?: readonly SearchQuery[];
};

/** A section as data: all that is known of it without its component, so that loaders and tools can read it. */
export type SectionDefinition<Table extends Kinds = Kinds> = {
  /** It shows the page's first heading: a page with it has no other. */
  readonly hasPageHeading?: true;
  /** The law requires it: looks and sites draw and place it, and never leave it out or show it on a condition. */
  readonly isRequired?: true;
  /** The page whose data it reads, with `usePage`: no other page can list it. */
  readonly page?: PageName;
  /** Its settings in a page list, with their defaults. */
  readonly settings?: Table;
  /** On the page of a vehicle, `vehicle` is that one. */
  readonly needs?: (site: Site, settings: SettingsOf<Table>, vehicle?: Vehicle) => SectionNeeds;
};

/**
 * Describes a section. The folder's name is the component's name; with a small first letter it is the name in page lists.
 */
export const defineSection = <const Table extends Kinds>(definition: SectionDefinition<Table>) => definition;

/** What a section's component is given: its name on this page, and its settings. */
export type SectionProps<Definition extends AnySection = AnySection> = {
  readonly id: string;
  readonly settings: SettingsOf<NonNullable<Definition['settings']>>;
};

/** Every section, whatever its settings. */
export type AnySection = Pick<SectionDefinition, 'hasPageHeading' | 'isRequired' | 'page' | 'settings'> & {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry has sections of all settings
  readonly needs?: (site: Site, settings: any, vehicle?: Vehicle) => SectionNeeds;
};

/** The definitions of sections by their names in page lists. */
export type SectionDefinitions = Readonly<Record<string, AnySection>>;

/**
 * The settings of a section on a page: those of the list over the section's defaults; the defaults alone where they do not fit.
 */
export const sectionSettings = ({ settings: table = {} }: AnySection, { settings = {} }: PageItem) => {
  const fit = isValidSettings(table, settings);
  return { fit, settings: { ...defaultsOf(table), ...(fit ? settings : {}) } };
};
