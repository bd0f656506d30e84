import type { Model } from '../brands/index.ts';

/**
 * A model of the directory; pass only the values that the test is about.
 *
 * @example
 * aModel({ fromPrice: 39_990 });
 */
export const aModel = (change: Partial<Model> = {}): Model => ({
  name: 'Ranger',
  slug: 'ranger',
  status: 'new',
  shortDescription: 'Tough.',
  description: '',
  bodies: ['Trucks'],
  pictures: [],
  variants: [],
  highlights: [],
  ...change,
});
