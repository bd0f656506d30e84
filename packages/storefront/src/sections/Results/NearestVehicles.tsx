import { type ReactNode, useEffect, useState } from 'react';
import { formatCount } from '@dealer/core/format';
import {
  changeQuery,
  fewerTerms,
  nounFor,
  refinementFilter,
  resultNoun,
  serialiseSearchUrl,
  sortOptions,
  stateFilter,
} from '@dealer/core/search';
import type { FewerTerms, SearchState } from '@dealer/core/search';
import { withLocation } from '@dealer/search/session';
import type { QueryResult } from '@dealer/search/query';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { NearestResults } from '@dealer/ui/NearestResults';
import { useStorefront } from '../../boot/storefront.ts';
import { CardGrid } from '../../widgets/CardGrid.tsx';

const shownVehicles = 6;

type Nearest = FewerTerms & QueryResult;

const quoted = (terms: readonly string[]): string => {
  const each = terms.map((word) => `“${word.replaceAll('"', '')}”`);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1) ?? ''}`;
};

/** The nearest search with results; all candidates are queried in one call. Null if none has results or the call fails. */
const useNearest = (state: SearchState): Nearest | null | undefined => {
  const { site, search } = useStorefront();
  const [nearest, setNearest] = useState<Nearest | null>();
  useEffect(() => {
    let isCurrent = true;
    const own = stateFilter(state, site);
    const filter = [...refinementFilter(state), ...(own === '' ? [] : [own])];
    const sort = sortOptions.find(({ value }) => value === state.sortBy)?.sort;
    const candidates = fewerTerms(state.query);
    if (candidates.length === 0) return undefined;
    void search
      .multiSearch(
        candidates.map(({ query }) => ({
          q: query,
          filter,
          ...(sort ? { sort: [...sort] } : {}),
          facets: ['item_type'],
          hitsPerPage: shownVehicles,
          page: 1,
        })),
      )
      .then((answer) => {
        if (!isCurrent) return;
        const at = answer.kind === 'ok' ? answer.value.findIndex(({ total }) => total > 0) : -1;
        const found = answer.kind === 'ok' ? answer.value[at] : undefined;
        const terms = candidates[at];
        setNearest(found && terms ? { ...terms, ...found } : null);
      });
    return () => {
      isCurrent = false;
    };
  }, [search, site, state]);
  return nearest;
};

export type NearestVehiclesProps = {
  /** The search that found nothing. */
  state: SearchState;
  action: ReactNode;
  /** Shown if fewer words have no results either. */
  empty: ReactNode;
};

/**
 * For a search whose words match nothing together: what the most of them find, under its own heading (decision G3). The one extra call
 * is made only here. Give it a new key for each search.
 *
 * @example
 * <NearestVehicles key={searchKey} state={state} action={clearButton} empty={<EmptyState … />} />
 */
export const NearestVehicles = ({ state, action, empty }: NearestVehiclesProps) => {
  const { site, search } = useStorefront();
  const nearest = useNearest(state);
  if (nearest === null || fewerTerms(state.query).length === 0) return empty;
  const title = nearest && `Without ${quoted(nearest.without)}`;
  const noun =
    nearest && resultNoun({ count: nearest.total, itemTypes: nearest.facets['item_type'] }, site).toLowerCase();
  const count = nearest && `${formatCount(nearest.total)} ${nounFor(nearest.total, noun ?? '')}`;
  const href =
    nearest &&
    serialiseSearchUrl(withLocation(changeQuery(state, nearest.query), site), {
      site,
      facetValues: search.knownFacetValues(),
    });
  const heading = nearest && {
    title: title ?? '',
    text: `${count ?? ''} ${nearest.total === 1 ? 'matches' : 'match'} “${nearest.query}”.`,
  };
  return (
    <>
      <NearestResults
        title={`Nothing matches all of “${state.query}”`}
        text="Here is what comes nearest, with fewer of your terms."
        action={action}
        nearest={
          heading && {
            ...heading,
            ...(href !== undefined && (nearest?.total ?? 0) > shownVehicles
              ? { link: { label: `See all ${count ?? ''}`, href } }
              : {}),
          }
        }
      >
        <CardGrid
          label={title ?? 'Nearest results'}
          vehicles={nearest ? nearest.vehicles : null}
          skeletons={3}
          busy={nearest === undefined}
        />
      </NearestResults>
      <LiveRegion message={nearest ? `${title ?? ''}: ${count ?? ''}` : ''} />
    </>
  );
};
