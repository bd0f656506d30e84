import { platformDefaults } from './platformDefaults.ts';
import { isFields, positive, siteShape, words, type Shape } from './siteShape.ts';

const fits = (value: unknown, fallback: unknown, shape: Shape | undefined): boolean => {
  if (typeof shape === 'function') return shape(value);
  if (typeof fallback === 'boolean') return typeof value === 'boolean';
  if (typeof fallback === 'string') return words(value);
  if (typeof fallback === 'number') return positive(value);
  if (!isFields(fallback) || !isFields(value)) return false;
  return Object.keys(value).every((name) => {
    const part = shape !== undefined && Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (part === undefined && !Object.hasOwn(fallback, name)) return false;
    return value[name] === undefined || fits(value[name], fallback[name], part);
  });
};

/**
 * Is a site file, or what a template says for all its sites, sound as far as its names and values go? Says no more than that:
 * `parseSite` of `@dealer/core/site-check` tells what is wrong.
 *
 * @example
 * fitsSite({ slug: 'city-motors', search: { columns: 4 } }); // => true
 * fitsSite({ serch: { columns: 4 } }); // => false
 */
export const fitsSite = (doc: unknown): boolean => fits(doc, platformDefaults, siteShape);
