import type { HttpResult } from '@dealer/api/http';
import { typedNumber } from '@dealer/core/search';
import { readResults } from './readResults.ts';

type Queries = readonly Readonly<Record<string, unknown>>[];

/**
 * Repeats a search that found nothing with its text in one word, if that may be a stock number, plate or VIN typed with blanks or hyphens
 * ("AB 12-34"). The index has such numbers with and without them, but a server does not join the parts of a text for attributes without
 * typing errors. Otherwise the answer stays.
 */
export const searchJoined = async (
  answer: HttpResult<unknown>,
  queries: Queries,
  send: (queries: Queries) => Promise<HttpResult<unknown>>,
): Promise<HttpResult<unknown>> => {
  const text = queries[0]?.['q'];
  const results = answer.kind === 'ok' ? readResults(answer.value) : undefined;
  const number =
    typeof text === 'string' && queries.every(({ q }) => q === text) && results !== undefined
      ? typedNumber(text)
      : undefined;
  const isEmpty = results
    ?.slice(0, queries.length)
    .every(({ hits, totalHits, estimatedTotalHits }) => (totalHits ?? estimatedTotalHits ?? hits.length) === 0);
  if (number === undefined || isEmpty !== true) return answer;
  const repeat = await send(queries.map((query) => ({ ...query, q: number })));
  const found = repeat.kind === 'ok' ? readResults(repeat.value) : undefined;
  if (repeat.kind !== 'ok' || found === undefined) return repeat;
  const named = found.map((result) => ({ ...result, query: text }));
  return { ...repeat, value: { results: [...named, ...results!.slice(queries.length)] } };
};
