import { slugify } from '../format/slugify.ts';
import { visibleText } from '../format/visibleText.ts';
import { type ModelBody, readModelBody } from '../routes/modelPath.ts';
import { pathTo } from '../routes/pathTo.ts';
import { withQuery } from '../routes/withQuery.ts';
import { cleanText } from '../search/searchLimits.ts';
import type { ModelSearch } from './searchModels.ts';

/** Maximum length in characters. */
const longest = 100;

const textOf = (params: URLSearchParams, name: string): string | undefined =>
  cleanText(visibleText(params.get(name) ?? ''), longest).trim() || undefined;

/**
 * Reads the directory's filters from its query string (decision F6): `?body=`, `?manufacturer=`, `?model=`, `?query=` and
 * `?offset=`. What cannot be read is left out.
 *
 * @example
 * readModelSearch('?body=suv&offset=21'); // => { body: 'suv', offset: 21 }
 */
export const readModelSearch = (queryString: string): ModelSearch => {
  const params = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000));
  const body = readModelBody(queryString);
  const manufacturer = textOf(params, 'manufacturer');
  const name = textOf(params, 'model');
  const query = textOf(params, 'query');
  const offset = /^\d{1,6}$/.exec(params.get('offset') ?? '')?.[0];
  return {
    body,
    manufacturer,
    name,
    query,
    ...(offset === undefined || Number(offset) === 0 ? {} : { offset: Number(offset) }),
  };
};

/**
 * The address of the directory with the given filters; the inverse of `readModelSearch`.
 *
 * @example
 * modelSearchPath({ body: 'suv', query: 'hybrid' }); // => '/models?body=suv&query=hybrid'
 */
export const modelSearchPath = ({ body, manufacturer, name, query, offset = 0 }: ModelSearch): string =>
  withQuery(pathTo('models'), {
    body,
    manufacturer,
    model: name,
    query,
    offset: offset > 0 ? String(offset) : undefined,
  });

const nouns: Readonly<Record<ModelBody, string>> = {
  suv: 'SUVs',
  trucks: 'trucks',
  vans: 'vans',
  performance: 'performance models',
  electric: 'electric models',
  'future-vehicles': 'future vehicles',
};

/**
 * The heading of the directory: the selected or only manufacturer, and the selected body.
 *
 * @example
 * modelsHeading({ body: 'suv' }, ['Toyota']); // => 'Toyota SUVs'
 * modelsHeading({}, ['Ford', 'Kia']); // => 'Models'
 */
export const modelsHeading = (
  { manufacturer, body }: Pick<ModelSearch, 'manufacturer' | 'body'>,
  makers: readonly string[],
): string => {
  const maker =
    manufacturer === undefined
      ? makers.length === 1
        ? makers[0]
        : undefined
      : makers.find((one) => slugify(one) === slugify(manufacturer));
  const noun = body === undefined ? 'models' : nouns[body];
  return maker === undefined ? noun.charAt(0).toUpperCase() + noun.slice(1) : `${maker} ${noun}`;
};
