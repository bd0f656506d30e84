import { ownValue } from '@dealer/core/data';

/**
 * A form's usual values, with those in their place that were stored and still fit: a text where it has a text, and so on down. What
 * the form does not know any more is left out.
 */
export const fitting = <T extends object>(usual: T, stored: object): T =>
  Object.fromEntries(
    Object.entries(usual).map(([name, own]: [string, unknown]) => {
      const value = ownValue(stored as Record<string, unknown>, name);
      if (own === undefined) return [name, value];
      if (typeof value !== typeof own || value === null || Array.isArray(value) !== Array.isArray(own))
        return [name, own];
      return [
        name,
        typeof own === 'object' && own !== null && !Array.isArray(own) ? fitting(own, value as object) : value,
      ];
    }),
  ) as T;
