import { slugify } from '../format/slugify.ts';
import { directoryPageSize } from '../routes/pageQuery.ts';
import { modelBodies, type ModelBody } from '../routes/modelPath.ts';
import type { Model } from './model.ts';

/** The model at an address, or the model to which an old address redirects. */
type FoundModel = { readonly kind: 'model' | 'moved'; readonly model: Model };

/** The slug in the address of a model's page. */
const addressSlug = ({ slug, newSlug }: Model): string => newSlug ?? slug;

/**
 * Finds the model of a page's address by its new slug, else by its slug; a model found by a slug that a new one replaced is
 * `moved` (decision F7). Undefined for an unknown slug. Case is ignored.
 *
 * @example
 * findModel([{ ...ranger, slug: 'ranger', newSlug: 'ranger-2026' }], 'ranger')?.kind; // => 'moved'
 */
export const findModel = (models: readonly Model[], slug: string): FoundModel | undefined => {
  const wanted = slug.toLowerCase();
  const model = models.find((one) => addressSlug(one).toLowerCase() === wanted);
  if (model !== undefined) return { kind: 'model', model };
  const moved = models.find((one) => one.slug.toLowerCase() === wanted);
  return moved && { kind: 'moved', model: moved };
};

/**
 * The models with a body of the directory, in their order; all models without a selected body (decision F6). Any of a model's
 * three bodies counts; "Future Vehicles" and "future-vehicles" match, and so do "Van" and "Vans".
 */
export const modelsOfBody = (models: readonly Model[], body: ModelBody | undefined): Model[] =>
  models.filter(
    ({ bodies }) => body === undefined || bodies.map(slugify).some((slug) => slug === body || `${slug}s` === body),
  );

/**
 * The filters of the directory: the bodies that some model has, in fixed order, and the manufacturers in alphabetical order.
 *
 * @example
 * modelChoices([ranger, transit]); // => { bodies: [{ value: 'trucks', label: 'Trucks' }, { value: 'vans', label: 'Vans' }], makers: ['Ford'] }
 */
export const modelChoices = (models: readonly Model[]) => ({
  bodies: modelBodies.filter(({ value }) => modelsOfBody(models, value).length > 0),
  makers: [
    ...new Map(
      models.flatMap(({ manufacturerName }) =>
        manufacturerName === undefined ? [] : [[slugify(manufacturerName), manufacturerName] as const],
      ),
    ).values(),
  ].sort((one, other) => one.localeCompare(other, 'en-AU')),
});

/** The directory's filters; a missing one means all. Manufacturer and model may be names or slugs. */
export type ModelSearch = {
  readonly manufacturer?: string;
  readonly name?: string;
  readonly body?: ModelBody;
  /** Search terms, all of which must match. */
  readonly query?: string;
  /** The number of models to skip; the page that contains this position is shown. */
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

/** The text that search terms match; it repeats the name without separators, so that "chr" finds "C-HR". */
const searchText = ({ name, manufacturerName = '', bodies, variants }: Model): string =>
  slugify([manufacturerName, name, ...bodies, ...variants.map((variant) => variant.name)].join(' ')) +
  ` ${slugify(name).replaceAll('-', '')}`;

/**
 * One page of the directory's models that match the filters, in the order of the content file (decision G11). A page has 21 models; an
 * offset past the end gives the last page.
 *
 * @example
 * searchModels(models, { body: 'suv', query: 'hybrid', offset: 21 }).page; // => 2
 */
export const searchModels = (
  models: readonly Model[],
  { manufacturer, name, body, query = '', offset = 0 }: ModelSearch,
): ModelPageOf => {
  const terms = slugify(query).split('-');
  const found = modelsOfBody(models, body).filter((model) => {
    if (!same(manufacturer, model.manufacturerName) || !same(name, model.name)) return false;
    const text = searchText(model);
    return terms.every((term) => text.includes(term));
  });
  const pages = Math.max(1, Math.ceil(found.length / directoryPageSize));
  const page = Math.min(Math.max(1, Math.floor(offset / directoryPageSize) + 1), pages);
  const start = (page - 1) * directoryPageSize;
  return { models: found.slice(start, start + directoryPageSize), count: found.length, page, pages };
};
