import { lruCache } from '@dealer/api/http';

/** Cached responses of a directory (decision G11). */
const directoryAnswers = 10;

/**
 * Wraps a search function in a cache of its last 10 results (decision G11). `keyOf` must return a different key for each
 * search with a different result.
 */
export const cachedSearch = <Search, Answer>(
  run: (search: Search) => Answer,
  keyOf: (search: Search) => string,
): ((search: Search) => Answer) => {
  const answers = lruCache<{ answer: Answer }>(directoryAnswers);
  return (search) => {
    const key = keyOf(search);
    const known = answers.get(key) ?? { answer: run(search) };
    answers.set(key, known);
    return known.answer;
  };
};
