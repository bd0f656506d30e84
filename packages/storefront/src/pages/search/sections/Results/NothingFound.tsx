import { type ReactNode, useEffect, useState } from 'react';
import { formatCount } from '@dealer/core/format';
import {
  fewerTerms,
  type FacetCounts,
  type NearestSearch,
  nearestSearches,
  nounFor,
  refinementFilter,
  resultNoun,
  serialiseSearchUrl,
  sortOptions,
  stateFilter,
} from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { withLocation } from '@dealer/search/session';
import type { QueryResult } from '@dealer/search/query';
import { EmptyState } from '@dealer/ui/EmptyState';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { NearestResults } from '@dealer/ui/NearestResults';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { CardGrid } from '../../../../cards/CardGrid.tsx';
import { useResultLayout } from '../../../../stores/resultLayout.ts';

const shownVehicles = 6;

type Nearest = NearestSearch & QueryResult;

const quoted = (terms: readonly string[]): string => {
  const each = terms.map((word) => `“${word.replace(/["“”]/g, '')}”`);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1) ?? ''}`;
};

/** The nearest search with results; all candidates are queried in one call. Null if none has results or the call fails. */
const useNearest = (state: SearchState, stock: FacetCounts | undefined): Nearest | null | undefined => {
  const { site, search } = useStorefront();
  const [nearest, setNearest] = useState<Nearest | null>();
  useEffect(() => {
    let isCurrent = true;
    const candidates = nearestSearches(state, site, stock);
    void search
      .multiSearch(
        candidates.map(({ state: near }) => {
          const own = stateFilter(near, site);
          const sort = sortOptions.find(({ value }) => value === near.sortBy)?.sort;
          return {
            q: near.query,
            filter: [...refinementFilter(near), ...(own === '' ? [] : [own])],
            ...(sort ? { sort: [...sort] } : {}),
            facets: ['item_type'],
            hitsPerPage: shownVehicles,
            page: 1,
          };
        }),
      )
      .then((answer) => {
        if (!isCurrent) return;
        const at = answer.kind === 'ok' ? answer.value.findIndex(({ total }) => total > 0) : -1;
        const found = answer.kind === 'ok' ? answer.value[at] : undefined;
        const candidate = candidates[at];
        setNearest(found && candidate ? { ...candidate, ...found } : null);
      });
    return () => {
      isCurrent = false;
    };
  }, [search, site, state, stock]);
  return nearest;
};

type NothingFoundProps = {
  /** The search that found nothing. */
  state: SearchState;
  /** Says that nothing was found. Default: the words that nothing matches together, or the phrase of the site. */
  title?: string;
  /** The facets of the whole stock, for the spelling of values. */
  stock?: FacetCounts;
  /** Buttons: clear the filters, tell the dealer. */
  actions: ReactNode;
};

/**
 * A search without results: what comes nearest, under its own heading (decision G3), with fewer terms or filters, or at least what is in
 * stock. The one extra call is made only here. Give it a new key for each search.
 */
export const NothingFound = ({ state, title: givenTitle, stock, actions }: NothingFoundProps) => {
  const t = useTexts();
  const { site, search } = useStorefront();
  const nearest = useNearest(state, stock);
  const { layout } = useResultLayout();
  const { 'search.noResultsTitle': emptyTitle, 'search.noResultsText': emptyText } = site.phrases;
  if (nearest === null) return <EmptyState title={emptyTitle} text={emptyText} action={actions} />;

  const isTerms = fewerTerms(state.query).length > 0;
  const noun =
    nearest && resultNoun({ count: nearest.total, itemTypes: nearest.facets['item_type'] }, site).toLowerCase();
  const count = nearest && `${formatCount(nearest.total)} ${nounFor(nearest.total, noun ?? '')}`;
  const title =
    nearest &&
    (nearest.without.length > 0 ? t('Without {without}', { without: quoted(nearest.without) }) : t('In stock now'));
  const text =
    nearest &&
    (nearest.without.length === 0
      ? t('{count} to choose from.', { count: count ?? '' })
      : nearest.state.query !== '' && nearest.state.query !== state.query
        ? nearest.total === 1
          ? t('{count} matches “{query}”.', { count: count ?? '', query: nearest.state.query })
          : t('{count} match “{query}”.', { count: count ?? '', query: nearest.state.query })
        : nearest.total === 1
          ? t('{count} matches the rest of your search.', { count: count ?? '' })
          : t('{count} match the rest of your search.', { count: count ?? '' }));
  const href =
    nearest && serialiseSearchUrl(withLocation(nearest.state, site), { site, facetValues: search.knownFacetValues() });
  return (
    <>
      <NearestResults
        title={givenTitle ?? (isTerms ? t('Nothing matches all of “{query}”', { query: state.query }) : emptyTitle)}
        text={emptyText}
        action={actions}
        nearest={
          nearest && {
            title: title ?? '',
            text: text ?? '',
            ...(href !== undefined && nearest.total > shownVehicles
              ? { link: { label: t('See all {count}', { count: count ?? '' }), href } }
              : {}),
          }
        }
      >
        <CardGrid
          label={title ?? t('Nearest results')}
          vehicles={nearest ? nearest.vehicles : null}
          skeletons={shownVehicles}
          layout={layout}
          busy={nearest === undefined}
        />
      </NearestResults>
      <LiveRegion message={nearest ? `${title ?? ''}: ${count ?? ''}` : ''} />
    </>
  );
};
