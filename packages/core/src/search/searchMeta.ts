import { formatCount } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import { carTypesText, inside } from './carTypesText.ts';
import { bodyPlural, nounFor, resultNoun } from './resultNoun.ts';
import { soldStockTypes } from './soldStockTypes.ts';
import type { SearchContext } from './searchContext.ts';
import type { SearchState } from './searchState.ts';
import { serialiseSearchUrl } from './serialiseSearchUrl.ts';
import { defaultStockType } from './stockType.ts';
import { carTypesOf } from '../site/stockTypes.ts';

/** The title, heading and description of a search page. */
export type SearchMeta = {
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** The path of the nearest landing page, with the page number from 2 on. */
  readonly canonicalPath: string;
  /** The search is a landing page, apart from its order and page number; search engines list no other. */
  readonly isLanding: boolean;
};

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const headingOf = (state: SearchState, site: Site): string => {
  const kinds = state.refinements['item_type'] ?? [];
  // Only selected values: a heading that depends on the response would change while it is read.
  const noun = nounFor(
    2,
    inside(resultNoun({ count: kinds.length, itemTypes: Object.fromEntries(kinds.map((kind) => [kind, 1])) }, site)),
  );
  const chosen = state.refinements['car_type'] ?? [];
  const soldOf = chosen.filter((type) => site.search.stockTypes.includes(type as 'new'));
  const condition = carTypesText(soldOf.length > 0 ? soldOf : chosen, site);
  const make = only(state.refinements['make']);
  const model = make === undefined ? undefined : only(state.refinements['model']);
  const body = only(state.refinements['simple_body']);
  const bodyWord = body === undefined ? undefined : inside(bodyPlural(body));
  const what =
    make === undefined
      ? (bodyWord ?? noun)
      : [make, model, bodyWord ?? (model === undefined ? noun : undefined)].filter(Boolean).join(' ');
  const isWhole = condition === '' && make === undefined && bodyWord === undefined;
  const whole = [isWhole ? carTypesText(soldStockTypes(site), site) : condition, what].filter(Boolean).join(' ');
  const { locationScope } = state;
  const at =
    locationScope === undefined
      ? undefined
      : (locationScope.kind === 'dealership' ? site.dealerships : site.locations).find(
          ({ slug }) => slug === locationScope.slug,
        )?.name;
  return sentence(at === undefined ? whole : `${whole} at ${at}`);
};

const sameValues = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The filters of the landing page that is nearest to a search (`search.landingPages`). */
const landingFilters = (
  { refinements, stockType, locationScope }: SearchState,
  site: Site,
): SearchState['refinements'] => {
  // The page of a location has no pages for its makes and bodies.
  if (locationScope !== undefined) return {};
  const has = (page: Site['search']['landingPages'][number]): boolean => site.search.landingPages.includes(page);
  const make = has('make') ? only(refinements['make']) : undefined;
  const model = make === undefined || !has('model') ? undefined : only(refinements['model']);
  if (make !== undefined) return model === undefined ? { make: [make] } : { make: [make], model: [model] };
  const body = has('body') ? only(refinements['simple_body']) : undefined;
  if (body !== undefined) return { simple_body: [body] };
  const carTypes = has('stockType') ? carTypesOf[stockType] : carTypesOf[defaultStockType(site)];
  return carTypes.length > 0 ? { car_type: [...carTypes] } : {};
};

/** Whether a search has these filters and no others; the car types that all searches of the site start from do not count. */
const hasOnly = (
  { query, ranges, refinements }: SearchState,
  filters: SearchState['refinements'],
  site: Site,
): boolean => {
  const start = carTypesOf[defaultStockType(site)];
  const chosen = Object.entries(refinements).filter(
    ([name, values]) =>
      values.length > 0 && !(name === 'car_type' && filters[name] === undefined && sameValues(values, start)),
  );
  return (
    query === '' &&
    Object.values(ranges).every(({ min, max }) => min === undefined && max === undefined) &&
    chosen.length === Object.keys(filters).length &&
    chosen.every(([name, values]) => sameValues(values, filters[name]))
  );
};

/**
 * Title, heading, description and canonical path of a search page. The canonical path is the nearest landing page of the site, because
 * other filters and the order are not separate pages; the pages of a list are (decision H7). The description includes `count` if it is
 * known.
 *
 * @example
 * searchMeta({ ...emptySearchState(), refinements: { make: ['Toyota'], car_type: ['used'] } }, site, 12).heading; // => 'Used Toyota cars'
 */
export const searchMeta = (
  state: SearchState,
  site: Site,
  count?: number,
  facetValues?: SearchContext['facetValues'],
): SearchMeta => {
  const heading = headingOf(state, site);
  const filters = landingFilters(state, site);
  const scope: SearchState = {
    ...state,
    query: '',
    page: 1,
    sortBy: 'relevant',
    ranges: {},
    refinements: filters,
  };
  const [landingPath = '', unwritten] = serialiseSearchUrl(scope, { site, facetValues }).split('?');
  const many = count === undefined || count <= 0 ? 'Browse' : `See ${formatCount(count)}`;
  return {
    title: `${heading} for sale | ${site.name}`,
    heading,
    description: withInvitation(`${many} ${headingInside(heading)} for sale at ${site.name}.`),
    canonicalPath: state.page > 1 ? `${landingPath}?page=${state.page}` : landingPath,
    // A make or body that has no path of its own is a filter of another page.
    isLanding: state.unknownScope === undefined && unwritten === undefined && hasOnly(state, filters, site),
  };
};

/** The longest description that search engines show whole, in characters. */
const longestDescription = 160;

/** A sentence with an invitation after it, as long as there is room for. */
const withInvitation = (sentence: string): string =>
  ['Compare prices, pictures and kilometres, and enquire online.', 'Compare prices and enquire online.']
    .map((invitation) => `${sentence} ${invitation}`)
    .find(({ length }) => length <= longestDescription) ?? sentence;

/** A heading inside a sentence: its first word has a capital only if it is a name. */
const headingInside = (heading: string): string => {
  const [first = '', ...rest] = heading.split(' ');
  return [/^(New|Used|Demo|Pre-Owned)[,]?$/i.test(first) ? first.toLowerCase() : first, ...rest].join(' ');
};
