import type { MouseEvent } from 'react';
import {
  useClearRefinements,
  useCurrentRefinements,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
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
import type { SortByConnectorParams } from 'instantsearch.js/es/connectors/sort-by/connectSortBy.js';

/** Props of `SearchBox`: it searches while the visitor types. */
export const useSearchBoxProps = (options?: SearchBoxConnectorParams) => {
  const { query, refine } = useSearchBox(options);
  return { value: query, onChange: refine, onSubmit: refine };
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

/** Props of `SortSelect`. The value of an item is the index with its order: "Car_production:price:asc". */
export const useSortSelectProps = (options: SortByConnectorParams) => {
  const { currentRefinement, options: sorts, refine } = useSortBy(options);
  return { options: sorts, value: currentRefinement, onChange: refine };
};

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Props of `Pagination`. Its links have the addresses of `pageRouting`; a plain press searches without loading the page and calls
 * `onPage`, which may move the focus to the results.
 */
export const usePaginationProps = ({
  onPage,
  ...options
}: PaginationConnectorParams & { onPage?: () => void } = {}) => {
  const { currentRefinement, nbPages, createURL, refine } = usePagination(options);
  const hrefFor = (page: number): string => {
    const url = createURL(page - 1);
    // Without routing there are no addresses.
    return url === '#' ? `#page-${page}` : url;
  };
  return {
    page: currentRefinement + 1,
    pages: nbPages,
    hrefFor,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      const page = Array.from({ length: nbPages }, (_, at) => at + 1).find((one) => hrefFor(one) === href);
      if (page === undefined || !opensHere(event)) return;
      event.preventDefault();
      refine(page - 1);
      onPage?.();
    },
  };
};

/** An active filter: `operator` is that of a number, as ">=". */
export type ActiveFilter = { attribute: string; label: string; operator?: string };

/** Props of `ActiveFilters`. `labelFor` writes the text of a chip; without it a number has its operator: "≥ 20000". */
export const useActiveFiltersProps = ({
  labelFor = ({ label }) => label,
  ...options
}: Pick<CurrentRefinementsConnectorParams, 'includedAttributes' | 'excludedAttributes'> & {
  labelFor?: (filter: ActiveFilter) => string;
} = {}) => {
  const filters = useCurrentRefinements(options).items.flatMap(({ refinements, refine }) =>
    refinements.map((refinement) => ({
      id: [refinement.attribute, refinement.operator, refinement.value].join(':'),
      label: labelFor(refinement),
      remove: () => refine(refinement),
    })),
  );
  const { refine: clear } = useClearRefinements(options);
  return {
    items: filters.map(({ id, label }) => ({ id, label })),
    onRemove: (id: string) => filters.find((filter) => filter.id === id)?.remove(),
    onClear: clear,
  };
};
