import { ApiError } from '../http/apiError.ts';
import { shown } from '../http/checks.ts';
import { type Filter, FilterError, parseFilter } from './parseFilter.ts';

/** The longest filter of one query, all strings together. Parsing more would exceed the time limit of a query. */
const MAX_CHARACTERS = 1_000_000;

const wrong = (expected: string, found: unknown): ApiError =>
  new ApiError(
    'invalid_search_filter',
    `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${shown(found)}\`.`,
  );

const parse = (text: string): Filter | null => {
  try {
    return parseFilter(text);
  } catch (error) {
    if (error instanceof FilterError) throw new ApiError(error.code, error.message);
    throw error;
  }
};

const joined = (kind: 'and' | 'or', filters: readonly (Filter | null)[]): Filter | null => {
  const all = filters.filter((filter) => filter !== null);
  return all.length > 1 ? { kind, all } : (all[0] ?? null);
};

/**
 * Parses the `filter` parameter: a string, or a list joined by AND whose nested lists are joined by OR. Null if empty;
 * throws an ApiError with Meilisearch's code and message if it is invalid.
 */
export const filterParam = (value: unknown): Filter | null => {
  if (value === undefined || value === null) return null;
  let characters = 0;
  const read = (text: string): Filter | null => {
    characters += text.length + 10;
    if (characters > MAX_CHARACTERS)
      throw new ApiError(
        'invalid_search_filter',
        `The filter is longer than the ${MAX_CHARACTERS} characters that the embedded engine reads.`,
      );
    return parse(text);
  };
  if (typeof value === 'string') return read(value);
  if (!Array.isArray(value)) throw wrong('String, Array', value);
  return joined(
    'and',
    value.map((item: unknown) => {
      if (typeof item === 'string') return read(item);
      if (!Array.isArray(item)) throw wrong('String, [String]', item);
      return joined(
        'or',
        item.map((inner: unknown) => {
          if (typeof inner !== 'string') throw wrong('String', inner);
          return read(inner);
        }),
      );
    }),
  );
};
