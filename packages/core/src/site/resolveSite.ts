import { ownValue } from '../record/ownValue.ts';

/** Who gave a value its word: the later in this list wins. */
export type SiteLevel = 'platform' | 'template' | 'brand' | 'site';

type Plain = { [key: string]: unknown };

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys under which a hand-made file could reach the prototype of every object. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const put = (sources: Record<string, SiteLevel>, path: string, value: unknown, level: SiteLevel): void => {
  for (const known of Object.keys(sources)) if (known === path || known.startsWith(`${path}.`)) delete sources[known];
  if (isPlain(value) && Object.keys(value).length > 0) {
    for (const key of Object.keys(value)) put(sources, `${path}.${key}`, value[key], level);
    return;
  }
  sources[path] = level;
};

const lay = (
  below: Plain,
  above: Plain,
  level: SiteLevel,
  sources: Record<string, SiteLevel>,
  prefix: string,
): Plain => {
  const merged: Plain = { ...below };
  for (const key of Object.keys(above)) {
    const value = above[key];
    if (value === undefined || forbidden.has(key)) continue;
    const path = prefix === '' ? key : `${prefix}.${key}`;
    const beneath = ownValue(merged, key);
    if (isPlain(beneath) && isPlain(value)) {
      delete sources[path];
      merged[key] = lay(beneath, value, level, sources, path);
    } else {
      merged[key] = value;
      put(sources, path, value, level);
    }
  }
  return merged;
};

/**
 * Lays the four levels of settings over each other: platform defaults, template defaults, brand preset, site.
 * Groups are merged value by value; a list or null replaces what stood below. Says for each value who set it.
 *
 * @example
 * resolveSite({ search: { columns: 3 } }, {}, {}, { search: { columns: 4 } });
 * // => { value: { search: { columns: 4 } }, sources: { 'search.columns': 'site' } }
 */
export const resolveSite = (
  platform: object,
  template: object,
  brand: object,
  site: object,
): { value: Record<string, unknown>; sources: Record<string, SiteLevel> } => {
  const sources: Record<string, SiteLevel> = {};
  let value: Plain = {};
  for (const [level, layer] of [
    ['platform', platform],
    ['template', template],
    ['brand', brand],
    ['site', site],
  ] as const) {
    value = lay(value, layer as Plain, level, sources, '');
  }
  return { value, sources };
};
