import { makeAlternatives } from '@dealer/core/search';

/** A request as InstantSearch makes it, as far as makes and models are concerned. */
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
 * InstantSearch joins filters by AND, which would let a chosen Hilux remove every Nissan. Here makes and the models chosen under them
 * become one list of alternatives (decision G4). The query that counts makes carries no models: choosing one leaves every make to choose.
 *
 * @example
 * combineMakes({ params: { facetFilters: [['make:Toyota', 'make:Nissan'], ['make_model:Toyota Hilux']] } });
 * // => { params: { facetFilters: [['make_model:Toyota Hilux', 'make:Nissan']] } }
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
  // The extra query that counts the values of one filter.
  if (hitsPerPage === 0 && String(facets) === 'make') return withFilters(without(['model', 'make_model']));
  const makes = of('make');
  const pairs = of('make_model');
  if (makes.length === 0 || pairs.length === 0) return request;
  return withFilters([
    ...without(['make', 'make_model']),
    makeAlternatives(makes, pairs).map((pair) => pair.join(':')),
  ]);
};
