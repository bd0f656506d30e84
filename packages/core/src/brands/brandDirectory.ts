import { slugify } from '../format/slugify.ts';
import { isSafeHref } from '../routes/isSafeHref.ts';
import { knownBrands } from '../routes/knownBrands.ts';
import { brandOverviewPath } from '../routes/morePaths.ts';
import { makePath } from '../routes/paths.ts';
import type { Site } from '../site/site.ts';
import { type Brand, type BrandGroup, brandGroups } from './brand.ts';

/**
 * The letters shown for a brand without a logo: the first letters of its first two words, or the first letter of a single word.
 *
 * @example
 * lettermark('Land Rover'); // => 'LR'
 * lettermark('BMW'); // => 'B'
 */
export const lettermark = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '')
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');

/**
 * The link of a brand in the directory: its own `url`, else its page on this site, else the search for its make. A company of the
 * group without a `url` has no link.
 *
 * @example
 * brandHref({ name: 'Kia', slug: 'kia', group: 'cars', description: '', bodies: [] }, aSite()); // => '/search/kia'
 */
export const brandHref = (
  { name, slug, group, url }: Brand,
  site: Pick<Site, 'manufacturer' | 'dealership_websites' | 'locations'>,
): string | undefined => {
  if (url !== undefined && isSafeHref(url)) return url;
  if (group === 'own') return undefined;
  return knownBrands(site).some((known) => known.slug === slug) ? brandOverviewPath(slug) : makePath(name);
};

/** A group of the directory with its matching brands. */
type BrandDirectoryGroup = {
  readonly name: BrandGroup;
  readonly title: string;
  readonly brands: readonly Brand[];
};

/**
 * The brand directory: the groups in order, without empty ones. `query` filters it to brands whose name or description contains
 * all of the terms, ignoring case and accents.
 *
 * @example
 * brandDirectory(brands, 'skoda').map(({ title, brands }) => [title, brands.length]); // => [['Cars', 1]]
 */
export const brandDirectory = (brands: readonly Brand[], query = ''): BrandDirectoryGroup[] => {
  const terms = slugify(query)
    .split('-')
    .filter((term) => term !== '');
  const fits = ({ name, description }: Brand): boolean => {
    const text = slugify(`${name} ${description}`);
    return terms.every((term) => text.includes(term));
  };
  return brandGroups
    .map(({ name, title }) => ({ name, title, brands: brands.filter((brand) => brand.group === name && fits(brand)) }))
    .filter((group) => group.brands.length > 0);
};
