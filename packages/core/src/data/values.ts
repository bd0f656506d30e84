/**
 * The value of a record under a key that comes from data. A plain lookup would return inherited properties for keys such as
 * "constructor" or "toString".
 *
 * @example
 * ownValue({ qld: 'Australia/Brisbane' }, 'qld') // => 'Australia/Brisbane'
 * ownValue({ qld: 'Australia/Brisbane' }, 'constructor') // => undefined
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/**
 * The object without its undefined properties, for request bodies and stored documents.
 *
 * @example
 * defined({ name: 'Ana', postcode: undefined }); // => { name: 'Ana' }
 */
export const defined = <T extends object>(value: T): Defined<T> => {
  const known = {} as Record<string, unknown>;
  for (const [key, entry] of Object.entries(value)) if (entry !== undefined) known[key] = entry;
  return known as Defined<T>;
};
