import { makeAlternatives } from '@dealer/core/search';

/** The part of an InstantSearch request that filters by make and model. */
export type MakeRequest = {
  params?:
    | {
        facets?: string | readonly string[] | undefined;
        facetFilters?: string | readonly (string | readonly string[])[] | undefined;
        hitsPerPage?: number | undefined;
      }
    | undefined;
};

type Attribute = 'make' | 'make_model';

/**
 * Combines the selected makes and models into one list of alternatives (decision G4). InstantSearch joins filters by
 * AND, so that selecting the model Hilux would exclude every Nissan. The query that counts makes ignores models, so that
 * every make stays selectable.
 */
export const combineMakes = <Request extends MakeRequest>(request: Request): Request => {
  const { facetFilters, facets, hitsPerPage } = request.params ?? {};
  if (!Array.isArray(facetFilters)) return request;
  const groups = facetFilters as (string | readonly string[])[];
  const of = (attribute: Attribute): string[] =>
    groups.flat().flatMap((filter) => (filter.startsWith(`${attribute}:`) ? [filter.slice(attribute.length + 1)] : []));
  const without = (attributes: readonly string[]): typeof groups =>
    groups.filter((group) => !attributes.includes([group].flat()[0]?.split(':')[0] ?? ''));
  const withFilters = (changed: typeof groups): Request => ({
    ...request,
    params: { ...request.params, facetFilters: changed },
  });
  // The additional query of InstantSearch that counts the values of `make`.
  if (hitsPerPage === 0 && String(facets) === 'make') return withFilters(without(['model', 'make_model']));
  const makes = of('make');
  const pairs = of('make_model');
  if (makes.length === 0 || pairs.length === 0) return request;
  return withFilters([
    ...without(['make', 'make_model']),
    makeAlternatives(makes, pairs).map((pair) => pair.join(':')),
  ]);
};
