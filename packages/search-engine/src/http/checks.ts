import { ApiError } from './apiError.ts';

/** A JSON object whose members are not validated yet. */
export type Fields = { readonly [key: string]: unknown };

/** True for objects; false for arrays and null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'boolean') return 'a boolean';
  if (typeof value === 'string') return 'a string';
  if (typeof value === 'number')
    return !Number.isInteger(value) ? 'a number' : value < 0 ? 'a negative integer' : 'a positive integer';
  return 'an object';
};

/** The JSON of a value for an error message, truncated to 400 characters. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > 400 ? `${text.slice(0, 400)}...` : text;
};

/** The error for a value of the wrong type. `at` is the path of the value in the body, '' for the body itself. */
export const wrongType = (code: string, at: string, expected: string, found: unknown): ApiError => {
  const seen = found === null ? 'null' : `${typeName(found)}: \`${shown(found)}\``;
  return new ApiError(
    code,
    at === ''
      ? `Invalid value type: expected ${expected}, but found ${seen}`
      : `Invalid value type at \`${at}\`: expected ${expected}, but found ${seen}`,
  );
};

/** Throws if the body has members other than `known`; the message lists the known ones. `at` as in `wrongType`. */
export const refuseUnknown = (body: Fields, known: readonly string[], at: string, code = 'bad_request'): void => {
  const allowed = new Set(known);
  for (const key of Object.keys(body)) {
    if (allowed.has(key)) continue;
    const inside = at === '' ? '' : ` inside \`${at}\``;
    throw new ApiError(
      code,
      `Unknown field \`${key}\`${inside}: expected one of ${known.map((name) => `\`${name}\``).join(', ')}`,
    );
  }
};

/** Throws if the query string has parameters other than `known`. */
export const refuseUnknownParams = (query: URLSearchParams, known: readonly string[]): void => {
  for (const name of query.keys()) {
    if (!known.includes(name))
      throw new ApiError(
        'bad_request',
        `Unknown parameter \`${name}\`: expected one of ${known.map((each) => `\`${each}\``).join(', ')}`,
      );
  }
};

/** The value as a string; throws an ApiError with `code` if it has another type, as do the functions below. */
export const asString = (value: unknown, code: string, at: string): string => {
  if (typeof value !== 'string') throw wrongType(code, at, 'a string', value);
  return value;
};

/** The value as an integer of at least 0. */
export const asCount = (value: unknown, code: string, at: string): number => {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongType(code, at, 'a positive integer', value);
  if (value < 0)
    throw new ApiError(
      code,
      `Invalid value type at \`${at}\`: expected a positive integer, but found a negative integer: \`${value}\``,
    );
  return value;
};

/**
 * A query parameter as an integer of at least 0; undefined if it is missing. Throws an ApiError with `code` if it is
 * not a number.
 */
export const queryCount = (query: URLSearchParams, name: string, code: string): number | undefined => {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text))
    throw new ApiError(
      code,
      `Invalid value in parameter \`${name}\`: could not parse \`${text}\` as a positive integer`,
    );
  return Number(text);
};

export const asBoolean = (value: unknown, code: string, at: string): boolean => {
  if (typeof value !== 'boolean') throw wrongType(code, at, 'a boolean', value);
  return value;
};

export const asStrings = (value: unknown, code: string, at: string): string[] => {
  if (!Array.isArray(value)) throw wrongType(code, at, 'an array', value);
  return value.map((item, i) => asString(item, code, `${at}[${i}]`));
};

/** The value as an object. */
export const asFields = (value: unknown, code: string, at: string): Fields => {
  if (!isFields(value)) throw wrongType(code, at, 'an object', value);
  return value;
};

const INDEX_UID = /^[a-zA-Z0-9_-]{1,512}$/;

/** The value as an index uid; throws Meilisearch's error if it is invalid. */
export const asIndexUid = (value: unknown, code: string, at: string | null): string => {
  if (at !== null && typeof value !== 'string') throw wrongType(code, at, 'a string', value);
  const uid = String(value);
  if (INDEX_UID.test(uid)) return uid;
  const where = at === null ? '' : `Invalid value at \`${at}\`: `;
  throw new ApiError(
    code,
    `${where}\`${uid}\` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.`,
  );
};
