import { makeAlternatives } from '@dealer/core/search';

/** A request as InstantSearch makes it, as far as makes and models are concerned. */
export type MakeRequest = { params?: { facets?: string | readonly string[] | undefined; facetFilters?: string | readonly (string | readonly string[])[] | undefined; hitsPerPage?: number | undefined } | undefined };

type Attribute = 'make' | 'model' | 'make_model';

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
  const isOf = (attribute: Attribute) => (group: string | readonly string[]): boolean => [group].flat()[0]?.startsWith(`${attribute}:`) ?? false;
  const valuesOf = (attribute: Attribute): string[] => groups.filter(isOf(attribute)).flat().map((filter) => filter.slice(attribute.length + 1));
  const withGroups = (changed: (string | readonly string[])[]): Request => ({ ...request, params: { ...request.params, facetFilters: changed } });
  const isPair = isOf('make_model');
  const isMake = isOf('make');
  // The query beside the main one that counts the values of one filter.
  if (hitsPerPage === 0 && [facets].flat().join() === 'make') return withGroups(groups.filter((group) => !isPair(group) && !isOf('model')(group)));
  const makes = valuesOf('make');
  const pairs = valuesOf('make_model');
  if (makes.length === 0 || pairs.length === 0) return request;
  const alternatives = makeAlternatives(makes, pairs).map(([attribute, value]) => `${attribute}:${value}`);
  return withGroups([...groups.filter((group) => !isPair(group) && !isMake(group)), alternatives]);
};
