import { lruCache } from '@dealer/api/http';
import { directoryAnswers } from '@dealer/core/limits';

/**
 * A search that caches its last 10 answers (rows 7.S08 and 7.S09; decision G11). `keyOf` must differ for searches that differ.
 *
 * @example
 * const find = cachedSearch((search: OfferSearch) => searchOffers(offers, search), offersPath);
 * find({ categories: ['service'], query: '', offset: 0 }).total; // => 3
 */
export const cachedSearch = <Search, Answer>(
  ask: (search: Search) => Answer,
  keyOf: (search: Search) => string,
): ((search: Search) => Answer) => {
  const answers = lruCache<{ answer: Answer }>(directoryAnswers);
  return (search) => {
    const key = keyOf(search);
    const known = answers.get(key) ?? { answer: ask(search) };
    answers.set(key, known);
    return known.answer;
  };
};
