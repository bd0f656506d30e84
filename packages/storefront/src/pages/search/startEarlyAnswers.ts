import { activeFilters, needsFacetValues, parseSearchUrl, toggleModel, toggleRefinement } from '@dealer/core/search';
import { clearFiltersPath, firstRouteAt } from '@dealer/core/routes';
import {
  createEarlyAnswers,
  loadAnswer,
  type SearchChange,
  type SearchSession,
  type SearchSnapshot,
} from '@dealer/search/session';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { searchClient } from './searchClient.ts';
import { searchMemory } from './searchMemory.ts';

/** A pointer or the focus is on a control for so many milliseconds before its results are loaded: longer than on its way to another one. */
const restMs = 40;

const controls = 'a[href], button, label';

/** What a press on a link, filter value or chip of the search page changes; undefined for anything else. */
export const changeOf = (
  control: Element,
  { displayed, response }: Pick<SearchSnapshot, 'displayed' | 'response'>,
  context: Pick<StorefrontDeps, 'site'> & { facetValues: Record<string, string[]> },
): SearchChange | undefined => {
  const { site } = context;
  if (control instanceof HTMLAnchorElement) {
    const { origin, pathname, search } = new URL(control.href);
    if (origin !== location.origin || firstRouteAt(pathname, site)?.name !== 'search') return undefined;
    const linked = parseSearchUrl(pathname, search, context);
    return linked.unknownScope !== undefined || needsFacetValues(linked, context) ? undefined : () => linked;
  }
  const part = control.closest<HTMLElement>('[data-facet], [data-part="active-filters"]');
  if (part === null) return undefined;
  const { facet, make } = part.dataset;
  if (facet === undefined) {
    const { value } = control as HTMLButtonElement;
    if (value !== '') return activeFilters(displayed, site, response?.stock).find(({ id }) => id === value)?.remove;
    return site.routes.clearFiltersTarget === null
      ? () => parseSearchUrl(clearFiltersPath(site), '', context)
      : undefined;
  }
  const input = control instanceof HTMLLabelElement ? control.control : null;
  if (!(input instanceof HTMLInputElement)) return undefined;
  const { value } = input;
  return (state) => (make === undefined ? toggleRefinement(state, facet, value) : toggleModel(state, make, value));
};

/**
 * Loads the answer to a press before it is made, while pointer or focus are on its control. Not where the visitor saves data, and where
 * the site switched it off. `left`: the page was left.
 */
export const startEarlyAnswers = (
  deps: StorefrontDeps,
  session: Pick<SearchSession, 'get' | 'preview'>,
  left: AbortSignal,
): void => {
  const { site, search } = deps;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!site.search.earlyAnswers || connection?.saveData === true) return;
  const facetValues = search.knownFacetValues;
  const early = createEarlyAnswers({
    loadAnswer,
    session,
    site,
    facetValues,
    searchClient: searchClient(deps),
    answers: searchMemory(deps).answers,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: Element | null = null;
  const leave = ({ target, relatedTarget }: Partial<MouseEvent>): void => {
    const isInside = relatedTarget instanceof Element && at?.contains(relatedTarget);
    if (at === null || isInside || !(target instanceof Node && at.contains(target))) return;
    clearTimeout(timer);
    at = null;
  };
  const enter = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (control === null || control === at) return;
    clearTimeout(timer);
    at = control;
    timer = setTimeout(() => {
      if (left.aborted) return;
      const change = changeOf(control, session.get(), { site, facetValues: facetValues() });
      if (change) early.offer(change);
    }, restMs);
  };
  const options = { passive: true, signal: left };
  for (const event of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(event, enter, options);
  // A touch that scrolls is cancelled.
  for (const event of ['pointerout', 'pointercancel', 'focusout']) document.addEventListener(event, leave, options);
};
