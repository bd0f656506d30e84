import type { Manufacturer } from '../models/parseManufacturer.ts';

/** The groups of the brand directory, in their order, with their headings (row 2.O11). */
export const brandGroups = [
  { name: 'cars', title: 'Cars' },
  { name: 'motorcycles', title: 'Motorcycles' },
  { name: 'trucks', title: 'Trucks' },
  { name: 'own', title: 'Our group' },
] as const;

export type BrandGroup = (typeof brandGroups)[number]['name'];

/** A brand of the group's directory: a maker, or a company of the group's own. */
export type Brand = Manufacturer & {
  readonly group: BrandGroup;
  readonly description: string;
  /** Where it leads, if not to its own page or the search. */
  readonly url?: string;
};
