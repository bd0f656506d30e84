/**
 * The value that a record has under a key from data. A plain lookup answers "constructor" or "toString" with what every object inherits.
 *
 * @example
 * ownValue({ qld: 'Australia/Brisbane' }, 'qld') // => 'Australia/Brisbane'
 * ownValue({ qld: 'Australia/Brisbane' }, 'constructor') // => undefined
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
