import connectSortBy from 'instantsearch.js/es/connectors/sort-by/connectSortBy.js';
import type { SortByConnector } from 'instantsearch.js/es/connectors/sort-by/connectSortBy.js';

/** `connectSortBy` for orders that come from addresses: one that is not among its items is ignored instead of sent to the server. */
export const connectKnownSortBy: SortByConnector = (render, unmount) => {
  const create = connectSortBy(render, unmount);
  return (params) => {
    const widget = create(params);
    return {
      ...widget,
      getWidgetSearchParameters: (parameters, { uiState }) => {
        const isKnown = params.items.some(({ value }) => value === uiState.sortBy);
        const { sortBy: _, ...others } = uiState;
        return widget.getWidgetSearchParameters(parameters, { uiState: isKnown ? uiState : others });
      },
    };
  };
};
