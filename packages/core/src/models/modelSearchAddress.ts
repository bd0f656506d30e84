import { pathTo } from '../routes/pathTo.ts';
import { readModelBody } from '../routes/readModelBody.ts';
import { withQuery } from '../routes/withQuery.ts';
import { cleanText } from '../search/searchLimits.ts';
import type { ModelSearch } from './searchModels.ts';

/** Characters; longer words than anybody types are cut. */
const longest = 100;

const textOf = (params: URLSearchParams, name: string): string | undefined =>
  cleanText(params.get(name) ?? '', longest).trim() || undefined;

/**
 * What the address of the directory looks for (row 2.R32; decision F6): `?body=`, `?manufacturer=`, `?model=`, `?query=` and
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
    ...(body === undefined ? {} : { body }),
    ...(manufacturer === undefined ? {} : { manufacturer }),
    ...(name === undefined ? {} : { name }),
    ...(query === undefined ? {} : { query }),
    ...(offset === undefined || Number(offset) === 0 ? {} : { offset: Number(offset) }),
  };
};

/**
 * The address of the directory that looks for something, the way back from `readModelSearch`.
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
