import type { MouseEvent } from 'react';
import { rangeLabel, sortOptions } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import {
  useClearRefinements,
  useConnector,
  useCurrentRefinements,
  useInstantSearch,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useStats,
} from 'react-instantsearch';
// From the files that declare them: those of react-instantsearch are not found where TypeScript resolves modules as Node does.
import type { CurrentRefinementsConnectorParams } from 'instantsearch.js/es/connectors/current-refinements/connectCurrentRefinements.js';
import type { PaginationConnectorParams } from 'instantsearch.js/es/connectors/pagination/connectPagination.js';
import type { RangeConnectorParams } from 'instantsearch.js/es/connectors/range/connectRange.js';
import type {
  RefinementListConnectorParams,
  RefinementListItem,
} from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList.js';
import type { SearchBoxConnectorParams } from 'instantsearch.js/es/connectors/search-box/connectSearchBox.js';
import type {
  SortByConnectorParams,
  SortByWidgetDescription,
} from 'instantsearch.js/es/connectors/sort-by/connectSortBy.js';
import { hasFailed } from './answerFailures.ts';
import { carsText } from './carsText.ts';
import { connectKnownSortBy } from './connectKnownSortBy.ts';
import { focusOn } from './focusOn.ts';

/** Props of `SearchBox`: it searches while the visitor types. */
export const useSearchBoxProps = (options?: SearchBoxConnectorParams) => {
  const { query, refine } = useSearchBox(options);
  return { value: query, onChange: refine, onSubmit: refine };
};

/** Props of `ResultCount`: "1 car", "124 cars", nothing before the first answer and after a failure. */
export const useResultCountProps = ({ textFor = carsText }: { textFor?: (count: number) => string } = {}) => {
  const { nbHits } = useStats();
  const { results, status } = useInstantSearch();
  return { text: results.__isArtificial || hasFailed(results) ? '' : textFor(nbHits), busy: status === 'stalled' };
};

/** Props of `FacetList`. The order does not depend on what is chosen: a value that jumps away is lost for keyboards. */
export const useFacetListProps = (
  options: RefinementListConnectorParams,
): { items: RefinementListItem[]; onToggle: (value: string) => void } => {
  const { items, refine } = useRefinementList({ limit: 100, sortBy: ['count:desc', 'name:asc'], ...options });
  return { items, onToggle: refine };
};

/** Props of `RangeFilter`, from the bounds of the results. An end at its bound is no limit. */
export const useRangeFilterProps = (options: RangeConnectorParams) => {
  const { range, start, refine } = useRange(options);
  const { min = 0, max = 0 } = range;
  const within = (value: number | undefined, otherwise: number): number =>
    value === undefined || !Number.isFinite(value) ? otherwise : Math.min(max, Math.max(min, value));
  const value: readonly [from: number, to: number] = [within(start[0], min), within(start[1], max)];
  return {
    min,
    max,
    value,
    onCommit: ([from, to]: readonly [from: number, to: number]) =>
      refine([from > min ? from : undefined, to < max ? to : undefined]),
  };
};

/** A sort order: `sort` is a field of the index that can be sorted, with its direction. */
export type SortOrder = { label: string; sort: string };

const platformOrders: readonly SortOrder[] = sortOptions.map(({ label, sort }) => ({ label, sort: sort?.[0] ?? '' }));

/**
 * Props of `SortSelect`. An order is "price:asc", or "" for the ranking of the index; `orders` replaces those of the platform: most
 * relevant, latest, highest and lowest price. An order in the address that is none of them is ignored.
 */
export const useSortSelectProps = ({
  site,
  orders = platformOrders,
}: {
  site: Pick<Site, 'search'>;
  orders?: readonly SortOrder[];
}) => {
  // InstantSearch has an index for each order; the client reads the order from its name: "Car_production:price:asc".
  const items = orders.map(({ label, sort }) => ({
    label,
    value: [site.search.indexName, ...(sort === '' ? [] : [sort])].join(':'),
  }));
  const { currentRefinement, options, refine } = useConnector<SortByConnectorParams, SortByWidgetDescription>(
    connectKnownSortBy,
    { items },
  );
  return { options, value: currentRefinement, onChange: refine };
};

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Props of `Pagination`. Its links have the addresses of `pageRouting`; a plain press searches without loading the page, moves the focus
 * to the element with the id `focusId`, and calls `onPage`. Beyond the last page there are no links: `useVehicles` says so.
 */
export const usePaginationProps = ({
  onPage,
  focusId = 'results',
  ...options
}: PaginationConnectorParams & { onPage?: () => void; focusId?: string } = {}) => {
  const { currentRefinement, nbPages, createURL, refine } = usePagination(options);
  const hrefFor = (page: number): string => {
    const url = createURL(page - 1);
    // Without routing there are no addresses.
    return url === '#' ? `#page-${page}` : url;
  };
  return {
    page: currentRefinement + 1,
    pages: currentRefinement < nbPages ? nbPages : 0,
    hrefFor,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      const page = Array.from({ length: nbPages }, (_, at) => at + 1).find((one) => hrefFor(one) === href);
      if (page === undefined || !opensHere(event)) return;
      event.preventDefault();
      refine(page - 1);
      focusOn(focusId);
      onPage?.();
    },
  };
};

/** An active filter, with the label that its chip has if nothing else is said. */
export type ActiveFilter = { attribute: string; label: string };

type Limit = { operator?: string; value: string | number };

/** The range of the limits of one attribute: ">= 20000" and "<= 30000". */
const rangeOf = (limits: readonly Limit[]): { min?: number; max?: number } => {
  const limitBy = (sign: string) => limits.find(({ operator = '' }) => operator.includes(sign))?.value;
  const [min, max] = [limitBy('>'), limitBy('<')];
  return { ...(min === undefined ? {} : { min: Number(min) }), ...(max === undefined ? {} : { max: Number(max) }) };
};

/**
 * Props of `ActiveFilters`. A range is one chip, in words and in the money of the site: "$20,000 to $30,000". `labelFor` writes other
 * texts. After the last chip the focus moves to the element with the id `focusId`.
 */
export const useActiveFiltersProps = ({
  site,
  labelFor = ({ label }) => label,
  focusId = 'results',
  ...options
}: Pick<CurrentRefinementsConnectorParams, 'includedAttributes' | 'excludedAttributes'> & {
  site: Pick<Site, 'country' | 'texts'>;
  labelFor?: (filter: ActiveFilter) => string;
  focusId?: string;
}) => {
  const filters = useCurrentRefinements(options).items.flatMap(({ attribute, refinements, refine }) => {
    const limits = refinements.filter(({ type }) => type === 'numeric');
    const range = {
      id: attribute,
      label: labelFor({ attribute, label: rangeLabel(attribute, rangeOf(limits), site) }),
      remove: () => limits.forEach(refine),
    };
    const values = refinements
      .filter(({ type }) => type !== 'numeric')
      .map((refinement) => ({
        id: `${attribute}:${refinement.value}`,
        label: labelFor({ attribute, label: refinement.label }),
        remove: () => refine(refinement),
      }));
    return limits.length > 0 ? [...values, range] : values;
  });
  const { refine: clear } = useClearRefinements(options);
  return {
    items: filters.map(({ id, label }) => ({ id, label })),
    onRemove: (id: string) => {
      filters.find((filter) => filter.id === id)?.remove();
      if (filters.length === 1) focusOn(focusId);
    },
    onClear: () => {
      clear();
      focusOn(focusId);
    },
  };
};
