import { slugify } from '../format/slugify.ts';
import { brandGroups } from './brand.ts';
import type { Brand, BrandGroup } from './brand.ts';

/** A group of the directory with the brands that fit. */
export type BrandDirectoryGroup = {
  readonly name: BrandGroup;
  readonly title: string;
  readonly brands: readonly Brand[];
};

/**
 * The brand directory (row 2.O11): its groups in their order, those without brands left out. `words` narrow it to brands whose name or
 * description has all of them; case and accents do not count.
 *
 * @example
 * brandDirectory(brands, 'skoda').map(({ title, brands }) => [title, brands.length]); // => [['Cars', 1]]
 */
export const brandDirectory = (brands: readonly Brand[], words = ''): BrandDirectoryGroup[] => {
  const asked = slugify(words)
    .split('-')
    .filter((word) => word !== '');
  const fits = ({ name, description }: Brand): boolean => {
    const text = slugify(`${name} ${description}`);
    return asked.every((word) => text.includes(word));
  };
  return brandGroups
    .map(({ name, title }) => ({ name, title, brands: brands.filter((brand) => brand.group === name && fits(brand)) }))
    .filter((group) => group.brands.length > 0);
};
