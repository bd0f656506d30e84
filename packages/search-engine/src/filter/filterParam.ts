import { ApiError } from '../http/apiError.ts';
import { shown } from '../http/checks.ts';
import { type Filter, FilterError, parseFilter } from './parseFilter.ts';

/** Conditions of all filters of one query together; reading more would take longer than a query may. */
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
 * The `filter` parameter: a string, or a list of which all must hold; a list within it needs one of its strings to hold.
 *
 * @example
 * filterParam([['make = Ford', 'make = Kia'], 'price < 20000'])
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
