import { slugify } from '../format/slugify.ts';
import { directoryPageSize } from '../limits/lists.ts';
import type { ModelBody } from '../routes/modelBodies.ts';
import type { Model } from './model.ts';
import { modelsOfBody } from './modelsOfBody.ts';

/** What a visitor narrows the directory to; nothing means all. Maker and model may be names or slugs. */
export type ModelSearch = {
  readonly manufacturer?: string;
  readonly name?: string;
  readonly body?: ModelBody;
  /** Words, each of which must be found. */
  readonly query?: string;
  /** How many models to pass over; the page that holds that many is shown. */
  readonly offset?: number;
};

/** A page of the directory. */
export type ModelPageOf = {
  readonly models: readonly Model[];
  /** Of all pages. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
};

const same = (wanted: string | undefined, value: string | undefined): boolean =>
  wanted === undefined || slugify(wanted) === slugify(value ?? '');

/** Everything that a word of the query may be found in; the name also without its gaps, so that "chr" finds "C-HR". */
const wordsOf = ({ name, manufacturerName = '', bodies, variants }: Model): string =>
  slugify([manufacturerName, name, ...bodies, ...variants.map((variant) => variant.name)].join(' ')) +
  ` ${slugify(name).replaceAll('-', '')}`;

/**
 * A page of the models that a visitor looks for, in the order of the content file (rows 7.S07, 7.S08; decision G11): the filters of
 * the specification (`manufacturer.name`, `model.name`, `model.body`), a query and an offset. 21 make a page; past the end is the last.
 *
 * @example
 * searchModels(models, { body: 'suv', query: 'hybrid', offset: 21 }).page; // => 2
 */
export const searchModels = (
  models: readonly Model[],
  { manufacturer, name, body, query = '', offset = 0 }: ModelSearch,
): ModelPageOf => {
  const words = slugify(query).split('-');
  const found = modelsOfBody(models, body).filter((model) => {
    if (!same(manufacturer, model.manufacturerName) || !same(name, model.name)) return false;
    const text = wordsOf(model);
    return words.every((word) => text.includes(word));
  });
  const pages = Math.max(1, Math.ceil(found.length / directoryPageSize));
  const page = Math.min(Math.max(1, Math.floor(offset / directoryPageSize) + 1), pages);
  const start = (page - 1) * directoryPageSize;
  return { models: found.slice(start, start + directoryPageSize), count: found.length, page, pages };
};
