import type { Connector } from 'instantsearch.js';
import type { Site } from '@dealer/core/site';
import { askedState, toSearchParameters, toUiState } from '../router/uiState.ts';

/** Which facets a search holds, beside its words, order and page. */
export type HeldFacets = { site: Site; attributes: readonly string[]; ranges: readonly string[] };

/**
 * InstantSearch's widget for the search state as a whole, with nothing to see: screens read and change that state, and its rules are
 * core's (docs/decisions: search state as a whole). One in place of a widget for each facet: nothing is computed that nobody reads.
 *
 * @example
 * useConnector(connectHeldSearch, { site, attributes: ['make', 'fuel'], ranges: ['price', 'km'] });
 */
export const connectHeldSearch: Connector<{ $$type: string }, HeldFacets> =
  () =>
  ({ site, attributes, ranges }) => ({
    $$type: 'dealer.heldSearch',
    // InstantSearch asks each widget for one of init and render, and for dispose when the page is left.
    init: () => undefined,
    dispose: () => undefined,
    getWidgetUiState: (uiState, { searchParameters }) => ({
      ...uiState,
      ...toUiState(askedState(searchParameters, site), site),
    }),
    getWidgetSearchParameters: (parameters, { uiState }) =>
      parameters.setQueryParameters(toSearchParameters(uiState, { site, attributes, ranges })),
  });
