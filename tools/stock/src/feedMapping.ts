import { allColumns, type FeedColumn } from './feedColumns.ts';
import { FeedError } from './feedError.ts';
import { isFields, type Fields } from './fields.ts';

/** How a dealer's feed is read: README.md describes the file. Names are compared without case. */
export type FeedMapping = {
  /** Each of our columns: the dealer's columns that say it, joined with a space; none where no column does. */
  readonly columns: Partial<Record<FeedColumn, readonly string[]>>;
  /** What a dealer's words mean in our column, by the dealer's word in lower case. */
  readonly values: Partial<Record<FeedColumn, ReadonlyMap<string, string>>>;
  /** What a column says where the feed says nothing. */
  readonly defaults: Partial<Record<FeedColumn, string>>;
  /** The dealer's column that names a vehicle for good, such as its stock number. */
  readonly key?: string;
  /** The separator of the fields of a CSV feed. */
  readonly delimiter?: string;
  /** The path of the list of vehicles in a JSON feed. */
  readonly records?: string;
};

const members = ['columns', 'values', 'defaults', 'key', 'delimiter', 'records'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Reads a mapping file, and says everything that is wrong with it at once.
 *
 * @throws FeedError
 */
export const parseFeedMapping = (text: string, file: string): FeedMapping => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new FeedError(`${file} is not JSON: ${(error as Error).message}.`);
  }
  if (!isFields(given))
    throw new FeedError(`${file} must hold one object, such as { "columns": { "Brand": "make" } }.`);
  const problems: string[] = [];
  const wrong = (at: string, what: string) => void problems.push(`${at} ${what}`);

  /** The members of one object that name our columns, each read; what is wrong is noted. */
  const byColumn = <T>(
    name: 'columns' | 'values' | 'defaults',
    read: (value: unknown, at: string) => T | undefined,
  ): Partial<Record<FeedColumn, T>> => {
    const value = (given as Fields)[name];
    if (value === undefined) return {};
    if (!isFields(value)) {
      wrong(name, 'must be an object of our columns.');
      return {};
    }
    const found: Partial<Record<FeedColumn, T>> = {};
    for (const [written, inner] of Object.entries(value)) {
      const column = allColumns.find((each) => each === written);
      if (column === undefined) {
        const near = allColumns.find((each) => each.toLowerCase() === written.trim().toLowerCase());
        wrong(
          `${name}.${written}`,
          near === undefined ? `is no column of ours. They are ${allColumns.join(', ')}.` : `must be written ${near}.`,
        );
        continue;
      }
      const entry = read(inner, `${name}.${written}`);
      if (entry !== undefined) found[column] = entry;
    }
    return found;
  };
  const text1 = (name: 'key' | 'delimiter' | 'records'): string | undefined => {
    const value = (given as Fields)[name];
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value !== '') return value;
    wrong(name, 'must be a text.');
    return undefined;
  };

  for (const name of Object.keys(given))
    if (!members.includes(name)) wrong(name, `is unknown. A mapping holds ${members.join(', ')}.`);
  const columns = byColumn('columns', (value, at) => {
    if (value === null) return [];
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    if (list.length > 0 && list.every(isText)) return list as string[];
    wrong(at, "must be the name of one of the feed's columns, a list of names, or null.");
    return undefined;
  });
  const values = byColumn('values', (value, at) => {
    if (isFields(value) && Object.values(value).every((word) => typeof word === 'string'))
      return new Map(Object.entries(value).map(([word, means]) => [word.trim().toLowerCase(), means as string]));
    wrong(at, 'must be an object of words and what they mean, such as { "U": "USED" }.');
    return undefined;
  });
  const defaults = byColumn('defaults', (value, at) => {
    if (isText(value)) return value;
    wrong(at, 'must be a text.');
    return undefined;
  });
  const [key, delimiter, records] = [text1('key'), text1('delimiter'), text1('records')];
  if (delimiter !== undefined && delimiter.length !== 1) wrong('delimiter', 'must be one character, such as ";".');
  if (problems.length > 0)
    throw new FeedError([`${file} cannot be used:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  return {
    columns,
    values,
    defaults,
    ...(key !== undefined && { key }),
    ...(delimiter !== undefined && { delimiter }),
    ...(records !== undefined && { records }),
  };
};
