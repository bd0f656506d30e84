import { lruCache } from '@dealer/api/http';
import type { SearchClient } from '../client/createSearchClient.ts';
import type { SearchChange, SearchSession } from './createSearchSession.ts';
import type { LoadAnswer } from './loadAnswer.ts';
import type { PageSearchOptions } from './pageSearch.ts';
import type { SearchAnswer } from '../answers/searchAnswers.ts';

export type EarlyAnswers = {
  /** Loads the answer to a change that the visitor is about to make, unless it is known or enough were loaded in vain. */
  offer: (change: SearchChange) => void;
};

/** So many answers are loaded at the same time. */
const mostAtOnce = 2;

/** After so many answers that the visitor did not request, none is loaded until they change the search. */
const mostUnused = 6;

/** The pressed control is drawn first, its results in the next frame. */
const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Loads answers before the press that requests them: two at a time, a few for each search of the visitor. A failed one is the last.
 * `session`: that of the page, which later takes the answer without another request.
 *
 * @example
 * const early = createEarlyAnswers({ session, loadAnswer, site, searchClient, facetValues, answers });
 * early.offer((state) => toggleRefinement(state, 'make', 'Kia'));
 */
export const createEarlyAnswers = ({
  session: { get, preview },
  loadAnswer,
  ...options
}: Pick<PageSearchOptions, 'site' | 'facetValues' | 'answers'> & {
  searchClient: SearchClient;
  session: Pick<SearchSession, 'get' | 'preview'>;
  /** Its code loads with the first offer. */
  loadAnswer: LoadAnswer;
}): EarlyAnswers => {
  const { searchClient, answers } = options;
  const loaded = lruCache<{ requests: string; answer: Promise<SearchAnswer | undefined> }>(mostUnused);
  let searchedFor = '';
  let unused = 0;
  let busy = 0;

  const load = async ({ state: initialState, key }: ReturnType<SearchSession['preview']>): Promise<void> => {
    const own = lruCache<SearchAnswer>(1);
    const search = (requests: never): unknown => {
      loaded.set(key, { requests: JSON.stringify(requests), answer });
      return searchClient.search(requests);
    };
    const answer = loadAnswer({
      ...options,
      searchClient: { ...searchClient, search } as SearchClient,
      initialState,
      answers: own,
    }).then(
      () => own.get(key),
      () => undefined,
    );
    // A server that is busy or away gets no further requests of this kind.
    busy = (await answer) ? busy - 1 : Infinity;
  };

  answers.early = async (key, requests) => {
    const early = loaded.get(key);
    if (early?.requests !== requests) return undefined;
    loaded.drop(key);
    const answer = await early.answer;
    if (answer) await nextFrame();
    return answer;
  };

  return {
    offer: (change) => {
      const { key } = get();
      if (key !== searchedFor) [searchedFor, unused] = [key, 0];
      const wanted = preview(change);
      if (
        busy >= mostAtOnce ||
        unused === mostUnused ||
        wanted.key === key ||
        answers.get(wanted.key) ||
        loaded.get(wanted.key)
      )
        return;
      busy += 1;
      unused += 1;
      void load(wanted);
    },
  };
};
