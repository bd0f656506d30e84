import { lruCache } from '@dealer/api/http';
import { directoryAnswers } from '@dealer/core/limits';
import { searchModels } from '@dealer/core/models';
import type { Model, ModelPageOf, ModelSearch } from '@dealer/core/models';

/**
 * The search of a directory, which keeps its last 10 answers (row 7.S08; decision G11).
 *
 * @example
 * const search = createModelSearch(models);
 * search({ body: 'suv' }).count; // => 9
 */
export const createModelSearch = (models: readonly Model[], ask = searchModels) => {
  const answers = lruCache<ModelPageOf>(directoryAnswers);
  return (search: ModelSearch): ModelPageOf => {
    const { body, manufacturer, name, query, offset } = search;
    const key = JSON.stringify([body, manufacturer, name, query, offset]);
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(models, search);
    answers.set(key, answer);
    return answer;
  };
};
