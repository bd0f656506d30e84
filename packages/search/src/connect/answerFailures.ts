import type { SearchClient } from '../client/createSearchClient.ts';
import { failureMessage } from '../client/searchFailure.ts';

type Result = Record<string, unknown>;
type Client = Pick<SearchClient, 'search'>;

/** Marks the answer to a search that failed. */
const mark = 'hasFailed';

/** Whether the results are those of a search that failed. */
export const hasFailed = (results: object): boolean => mark in results;

/**
 * A client that answers a search that failed with the filters of the last answer and without hits. InstantSearch takes a rejected search
 * back: what the visitor has chosen since the last answer would be lost. The reason is logged to the console.
 */
export const answerFailures = <Searches extends Client>(client: Searches): Searches => {
  let last: Result = { facets: {}, processingTimeMS: 0, hitsPerPage: 20 };
  const search = async (
    requests: readonly { indexName?: string; params?: { query?: string; page?: number } }[],
  ): Promise<{ results: Result[] }> => {
    try {
      const answer = (await client.search(requests as never)) as unknown as { results: Result[] };
      last = answer.results[0] ?? last;
      return answer;
    } catch (error) {
      console.error(`The search failed: ${failureMessage(error)}`);
      return {
        results: requests.map(({ indexName, params: { query = '', page = 0 } = {} }) => ({
          ...last,
          ...{ index: indexName, params: '', query, page, hits: [], nbHits: 0, nbPages: 0, [mark]: true },
        })),
      };
    }
  };
  return { ...client, search: search as unknown as Searches['search'] };
};
