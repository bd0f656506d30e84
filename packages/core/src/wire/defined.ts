type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/**
 * The same object without the properties that are undefined: what is not known is left out of a body and of a stored document.
 *
 * @example
 * defined({ name: 'Ana', postcode: undefined }); // => { name: 'Ana' }
 */
export const defined = <T extends object>(value: T): Defined<T> => {
  const kept = {} as Record<string, unknown>;
  for (const [key, entry] of Object.entries(value)) if (entry !== undefined) kept[key] = entry;
  return kept as Defined<T>;
};
