import { ApiError } from '../http/apiError.ts';
import type { IndexState } from '../state/types.ts';
import { sortRanks } from '../store/column.ts';
import { columnOf } from '../state/derived.ts';
import { underPattern } from '../store/fields.ts';
import { distancesFrom } from '../state/geo.ts';
import type { Spend } from '../http/budget.ts';
import type { RankKey } from './orderBy.ts';

const fail = (message: string): never => {
  throw new ApiError('invalid_search_sort', message);
};

const GEO_POINT = /^_geoPoint\(\s*([+-]?[\d.]+)\s*,\s*([+-]?[\d.]+)\s*\):(asc|desc)$/;

/** The keys of the `sort` parameter, and the distances in metres of a `_geoPoint` sort for `_geoDistance`. */
type SortKeys = { readonly keys: readonly RankKey[]; readonly distances: Float64Array | null };

/** The sort key of `attribute:asc` or `attribute:desc`, as in custom ranking rules. */
export const attributeKey = (index: IndexState, rule: string): RankKey => {
  const cut = rule.lastIndexOf(':');
  const ranks = sortRanks(columnOf(index, rule.slice(0, cut)), rule.slice(cut + 1) === 'asc' ? 'asc' : 'desc');
  return (doc) => ranks[doc] as number;
};

/** The keys of a `sort` parameter; throws Meilisearch's error for an invalid one. */
export const sortKeys = (index: IndexState, sort: readonly string[], spend: Spend): SortKeys => {
  const { sortableAttributes, rankingRules } = index.settings;
  let distances: Float64Array | null = null;
  const needSortable = (attribute: string): void => {
    if (sortableAttributes.some((pattern) => underPattern(pattern, attribute))) return;
    const listed =
      sortableAttributes.length === 0
        ? 'This index does not have configured sortable attributes.'
        : `Available sortable attributes are: \`${sortableAttributes.join(', ')}\`.`;
    fail(`Index \`${index.uid}\`: Attribute \`${attribute}\` is not sortable. ${listed}`);
  };
  // A repeated rule has no effect.
  const keys = [...new Set(sort)].map((rule): RankKey => {
    spend(100_000 + index.docs.length);
    const geo = GEO_POINT.exec(rule);
    if (geo) {
      const [lat, lng] = [Number(geo[1]), Number(geo[2])];
      if (!(Math.abs(lat) <= 90))
        fail(`Bad latitude \`${geo[1]}\`. Latitude must be contained between -90 and 90 degrees.`);
      if (!(Math.abs(lng) <= 180))
        fail(`Bad longitude \`${geo[2]}\`. Longitude must be contained between -180 and 180 degrees.`);
      needSortable('_geo');
      const metres = distancesFrom(index, [lat, lng]);
      distances ??= metres;
      return geo[3] === 'asc'
        ? (doc) => metres[doc] as number
        : (doc) => (metres[doc] === Number.POSITIVE_INFINITY ? (metres[doc] as number) : -(metres[doc] as number));
    }
    if (/^_geo(:|$)/.test(rule) || rule.startsWith('_geoDistance')) {
      const word = rule.startsWith('_geoDistance') ? '_geoDistance' : '_geo';
      fail(
        `\`${word}\` is a reserved keyword and thus can't be used as a sort expression. Use the _geoPoint(latitude, longitude) built-in rule to sort on _geo field coordinates.`,
      );
    }
    if (rule.startsWith('_geoPoint'))
      fail(
        `Invalid syntax for the geo parameter: expected expression formatted like \`_geoPoint(latitude, longitude)\` and ending by \`:asc\` or \`:desc\`, found \`${rule}\`.`,
      );
    if (!/:(asc|desc)$/.test(rule))
      fail(
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${rule}\`.`,
      );
    needSortable(rule.slice(0, rule.lastIndexOf(':')));
    return attributeKey(index, rule);
  });
  if (keys.length > 0 && !rankingRules.includes('sort')) {
    fail(
      `Index \`${index.uid}\`: You must specify where \`sort\` is listed in the rankingRules setting to use the sort parameter at search time.`,
    );
  }
  return { keys, distances };
};
