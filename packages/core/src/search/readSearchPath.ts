import { slugify } from '../format/slugify.ts';
import { bodyTypes } from './bodyTypes.ts';
import { valueKey } from './oneSpelling.ts';
import { bodyPlural } from './resultNoun.ts';
import type { SearchContext } from './searchContext.ts';
import { cleanText, searchLimits } from './searchLimits.ts';
import type { SearchState } from './searchState.ts';
import { carTypeOrder, carTypesOf, isStockTypePath } from '../site/stockTypes.ts';

type SearchScope = Pick<SearchState, 'locationScope' | 'unknownScope'> & {
  readonly refinements: Record<string, string[]>;
};

/** A decoded segment; unchanged if a %-sequence is invalid. */
const decoded = (segment: string): string => {
  try {
    return cleanText(decodeURIComponent(segment), searchLimits.segment);
  } catch {
    return cleanText(segment, searchLimits.segment);
  }
};

const joined = (slug: string): string => slug.replaceAll('-', '');

/** The value of a slug; people also write "landrover" and "rav-4". */
const bySlug = (values: readonly string[], slug: string): string | undefined =>
  values.find((value) => slugify(value) === slug) ?? values.find((value) => joined(slugify(value)) === joined(slug));

/** The model of a make. Another make may have a model with the same slug: the model of this make comes first. */
const modelBySlug = (make: string, slug: string, { facetValues = {} }: SearchContext): string | undefined => {
  const { model: models = [], make_model: makeModels = [] } = facetValues;
  const own = makeModels
    .filter((value) => valueKey(value).startsWith(valueKey(`${make} `)))
    .map((value) => value.slice(`${make} `.length));
  return bySlug([...own, ...models], slug);
};

/** The body type of a slug, in the singular or plural. */
const bodyBySlug = (slug: string, stocked: readonly string[]): string | undefined => {
  const usual = bodyTypes.map(({ value }) => value);
  return (
    bySlug(stocked, slug) ??
    bodyTypes.find((type) => slugify(type.value) === slug || slugify(type.name) === slug)?.value ??
    [...stocked, ...usual].find((value) => joined(slugify(bodyPlural(value))) === joined(slug))
  );
};

const oneSegment = (segment: string, ctx: SearchContext): SearchScope => {
  const { site, facetValues = {} } = ctx;
  if (isStockTypePath(segment)) {
    const carTypes = carTypesOf[segment];
    return { refinements: carTypes.length === 0 ? {} : { car_type: [...carTypes] } };
  }
  const carType = carTypeOrder.find((type) => type === segment);
  if (carType !== undefined) return { refinements: { car_type: [carType] } };

  const dealership = site.dealerships.find(({ slug }) => slugify(slug) === segment);
  if (dealership !== undefined)
    return { refinements: {}, locationScope: { kind: 'dealership', slug: dealership.slug } };
  const location = site.locations.find(({ slug }) => slugify(slug) === segment);
  if (location !== undefined) return { refinements: {}, locationScope: { kind: 'location', slug: location.slug } };

  const body = bodyBySlug(segment, facetValues['simple_body'] ?? []);
  if (body !== undefined) return { refinements: { simple_body: [body] } };

  const makes = [...(facetValues['make'] ?? []), ...(site.manufacturer === null ? [] : [site.manufacturer])];
  const make = bySlug(makes, segment);
  if (make !== undefined) return { refinements: { make: [make] } };
  // People also write a make and its model in one: "toyota-hilux".
  const parts = segment.split('-');
  for (let length = parts.length - 1; length > 0; length--) {
    const maker = bySlug(makes, parts.slice(0, length).join('-'));
    const model = maker && modelBySlug(maker, parts.slice(length).join('-'), ctx);
    if (model) return { refinements: { make: [maker], model: [model] } };
  }
  return { refinements: {}, unknownScope: segment };
};

/**
 * Reads the path of a search, in the order of decision B16: stock types and used/new/demo, dealerships and locations of the
 * site, body types, in the singular or plural, makes, and below a make, or after it, its model. An unknown scope is reported as `unknownScope`.
 *
 * @example
 * readSearchPath('/search/land-rover/', ctx); // => { refinements: { make: ['Land Rover'] } }
 */
export const readSearchPath = (path: string, ctx: SearchContext): SearchScope => {
  const segments = path
    .slice(0, searchLimits.queryString)
    .split('/')
    .map((segment) => decoded(segment).trim())
    .filter((segment) => segment !== '');
  const [, first, second] = segments;
  // Addresses are found in any case.
  const room = segments[0]?.toLowerCase();
  if (room === 'used-car' && first !== undefined) return oneSegment(slugify(first), ctx);
  if (room !== 'search') return { refinements: {} };
  if (first === undefined) {
    const standard = ctx.site.routes.defaultSearchPath.split('/').filter(Boolean)[1] ?? '';
    return oneSegment(standard, ctx);
  }
  const slug = slugify(first);
  if (slug === '' || segments.length > 3)
    return { refinements: {}, unknownScope: segments.slice(1, 4).map(slugify).filter(Boolean).join('/') || 'unknown' };
  if (second === undefined) return oneSegment(slug, ctx);

  const scope = oneSegment(slug, ctx);
  const modelSlug = slugify(second);
  const make = scope.refinements['make']?.[0];
  const model =
    make === undefined || scope.refinements['model'] !== undefined ? undefined : modelBySlug(make, modelSlug, ctx);
  if (model === undefined) return { refinements: {}, unknownScope: [slug, modelSlug].filter(Boolean).join('/') };
  return { refinements: { ...scope.refinements, model: [model] } };
};
