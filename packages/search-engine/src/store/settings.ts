import { ApiError, notImplemented, snakeCase } from '../http/apiError.ts';
import {
  type Fields,
  asBoolean,
  asCount,
  asFields,
  asString,
  asStrings,
  isFields,
  refuseUnknown,
  wrongType,
} from '../http/checks.ts';
import { underPattern } from './fields.ts';

/** The object form of a filterable attribute; comparison and facet search are off by default. */
export type FilterableRule = {
  readonly attributePatterns: readonly string[];
  readonly features: {
    readonly facetSearch: boolean;
    readonly filter: { readonly equality: boolean; readonly comparison: boolean };
  };
};

/** The order of facet values: by name or by count. */
type FacetOrder = 'alpha' | 'count';

/** All settings of an index. */
export type Settings = {
  displayedAttributes: readonly string[];
  searchableAttributes: readonly string[];
  filterableAttributes: readonly (string | FilterableRule)[];
  sortableAttributes: readonly string[];
  rankingRules: readonly string[];
  stopWords: readonly string[];
  nonSeparatorTokens: readonly string[];
  separatorTokens: readonly string[];
  dictionary: readonly string[];
  synonyms: Readonly<Record<string, readonly string[]>>;
  distinctAttribute: string | null;
  proximityPrecision: string;
  typoTolerance: {
    readonly enabled: boolean;
    readonly minWordSizeForTypos: { readonly oneTypo: number; readonly twoTypos: number };
    readonly disableOnWords: readonly string[];
    readonly disableOnAttributes: readonly string[];
    readonly disableOnNumbers: boolean;
  };
  faceting: { readonly maxValuesPerFacet: number; readonly sortFacetValuesBy: Readonly<Record<string, FacetOrder>> };
  pagination: { readonly maxTotalHits: number };
  searchCutoffMs: number | null;
  embedders: Readonly<Record<string, never>>;
  localizedAttributes: null;
  facetSearch: boolean;
  prefixSearch: string;
};

/** The settings of a new index. */
export const defaultSettings = (): Settings => ({
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  stopWords: [],
  nonSeparatorTokens: [],
  separatorTokens: [],
  dictionary: [],
  synonyms: {},
  distinctAttribute: null,
  proximityPrecision: 'byWord',
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: false,
  },
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1000 },
  searchCutoffMs: null,
  embedders: {},
  localizedAttributes: null,
  facetSearch: true,
  prefixSearch: 'indexingTime',
});

const BUILT_IN_RULES = new Set([
  'words',
  'typo',
  'sort',
  'proximity',
  'attribute',
  'attributeRank',
  'wordPosition',
  'exactness',
]);

const rankingRules = (value: unknown, code: string, at: string): readonly string[] => {
  const rules = asStrings(value, code, at);
  rules.forEach((rule, i) => {
    if (BUILT_IN_RULES.has(rule) || /^[^:\s][^:]*:(asc|desc)$/.test(rule)) return;
    throw new ApiError(
      code,
      `Invalid value at \`${at}[${i}]\`: \`${rule}\` ranking rule is invalid. Valid ranking rules are words, typo, sort, proximity, attribute, exactness and custom ranking rules.`,
    );
  });
  if (rules.includes('attribute') && (rules.includes('attributeRank') || rules.includes('wordPosition'))) {
    throw new ApiError(
      code,
      `Invalid value at \`${at}\`: \`attribute\` cannot be used together with \`attributeRank\` or \`wordPosition\`.`,
    );
  }
  return rules;
};

const filterable = (value: unknown, code: string, at: string): readonly (string | FilterableRule)[] => {
  if (!Array.isArray(value)) throw wrongType(code, at, 'an array', value);
  return value.map((item: unknown, i) => {
    if (typeof item === 'string') return item;
    const here = `${at}[${i}]`;
    const rule = asFields(item, code, here);
    refuseUnknown(rule, ['attributePatterns', 'features'], here, code);
    if (rule.attributePatterns === undefined)
      throw new ApiError(code, `Missing field \`attributePatterns\` inside \`${here}\``);
    const features = isFields(rule.features) ? rule.features : {};
    refuseUnknown(features, ['facetSearch', 'filter'], `${here}.features`, code);
    const filter = isFields(features.filter) ? features.filter : {};
    refuseUnknown(filter, ['equality', 'comparison'], `${here}.features.filter`, code);
    const flag = (found: unknown, name: string, fallback: boolean): boolean =>
      found === undefined ? fallback : asBoolean(found, code, `${here}.features.${name}`);
    return {
      attributePatterns: asStrings(rule.attributePatterns, code, `${here}.attributePatterns`),
      features: {
        facetSearch: flag(features.facetSearch, 'facetSearch', false),
        filter: {
          equality: flag(filter.equality, 'filter.equality', true),
          comparison: flag(filter.comparison, 'filter.comparison', false),
        },
      },
    };
  });
};

const synonyms = (value: unknown, code: string, at: string): Settings['synonyms'] =>
  Object.fromEntries(
    Object.entries(asFields(value, code, at)).map(([word, same]) => [word, asStrings(same, code, `${at}.${word}`)]),
  );

const typoTolerance = (value: unknown, code: string, at: string, now: Settings): Settings['typoTolerance'] => {
  const given = asFields(value, code, at);
  refuseUnknown(
    given,
    ['enabled', 'minWordSizeForTypos', 'disableOnWords', 'disableOnAttributes', 'disableOnNumbers'],
    at,
    code,
  );
  const base = now.typoTolerance;
  const fresh = defaultSettings().typoTolerance;
  const member = <T>(
    name: keyof Settings['typoTolerance'],
    read: (found: unknown, code: string, at: string) => T,
    current: T,
    unset: T,
  ): T =>
    given[name] === undefined ? current : given[name] === null ? unset : read(given[name], code, `${at}.${name}`);
  const sizes = member(
    'minWordSizeForTypos',
    (found, _, here) => {
      const fields = asFields(found, code, here);
      refuseUnknown(fields, ['oneTypo', 'twoTypos'], here, code);
      const size = (name: 'oneTypo' | 'twoTypos'): number =>
        fields[name] === undefined
          ? base.minWordSizeForTypos[name]
          : fields[name] === null
            ? fresh.minWordSizeForTypos[name]
            : asCount(fields[name], code, `${here}.${name}`);
      return { oneTypo: size('oneTypo'), twoTypos: size('twoTypos') };
    },
    base.minWordSizeForTypos,
    fresh.minWordSizeForTypos,
  );
  if (sizes.oneTypo > sizes.twoTypos || sizes.twoTypos > 255) {
    throw new ApiError(
      'invalid_settings_typo_tolerance',
      `Invalid value at \`${at}.minWordSizeForTypos\`: \`minWordSizeForTypos\` setting is invalid. \`oneTypo\` and \`twoTypos\` fields should be between \`0\` and \`255\`, and \`twoTypos\` should be greater or equals to \`oneTypo\` but found \`oneTypo: ${sizes.oneTypo}\` and twoTypos: ${sizes.twoTypos}\`.`,
    );
  }
  return {
    enabled: member('enabled', asBoolean, base.enabled, fresh.enabled),
    minWordSizeForTypos: sizes,
    disableOnWords: member<readonly string[]>('disableOnWords', asStrings, base.disableOnWords, fresh.disableOnWords),
    disableOnAttributes: member<readonly string[]>(
      'disableOnAttributes',
      asStrings,
      base.disableOnAttributes,
      fresh.disableOnAttributes,
    ),
    disableOnNumbers: member('disableOnNumbers', asBoolean, base.disableOnNumbers, fresh.disableOnNumbers),
  };
};

const faceting = (value: unknown, code: string, at: string, now: Settings): Settings['faceting'] => {
  const given = asFields(value, code, at);
  refuseUnknown(given, ['maxValuesPerFacet', 'sortFacetValuesBy'], at, code);
  const { maxValuesPerFacet: max, sortFacetValuesBy: sort } = given;
  const orders =
    sort === undefined
      ? now.faceting.sortFacetValuesBy
      : sort === null
        ? { '*': 'alpha' as const }
        : {
            '*': 'alpha' as const,
            ...now.faceting.sortFacetValuesBy,
            ...Object.fromEntries(
              Object.entries(asFields(sort, code, `${at}.sortFacetValuesBy`)).map(([name, order]) => {
                if (order === 'alpha' || order === 'count') return [name, order as FacetOrder];
                throw new ApiError(
                  code,
                  `Unknown value \`${String(order)}\` at \`${at}.sortFacetValuesBy.${name}\`: expected one of \`alpha\`, \`count\``,
                );
              }),
            ),
          };
  return {
    maxValuesPerFacet:
      max === undefined
        ? now.faceting.maxValuesPerFacet
        : max === null
          ? 100
          : asCount(max, code, `${at}.maxValuesPerFacet`),
    sortFacetValuesBy: orders,
  };
};

const pagination = (value: unknown, code: string, at: string, now: Settings): Settings['pagination'] => {
  const given = asFields(value, code, at);
  refuseUnknown(given, ['maxTotalHits'], at, code);
  const max = given.maxTotalHits;
  if (max === undefined) return now.pagination;
  if (max === null) return { maxTotalHits: 1000 };
  const count = asCount(max, code, `${at}.maxTotalHits`);
  if (count === 0)
    throw new ApiError(
      code,
      `Invalid value at \`${at}.maxTotalHits\`: a non-zero integer value lower than \`18446744073709551615\` was expected, but found a zero`,
    );
  return { maxTotalHits: count };
};

const oneOf =
  (allowed: readonly string[]) =>
  (value: unknown, code: string, at: string): string => {
    const found = asString(value, code, at);
    if (allowed.includes(found)) return found;
    throw new ApiError(
      code,
      `Unknown value \`${found}\` at \`${at}\`: expected one of ${allowed.map((name) => `\`${name}\``).join(', ')}`,
    );
  };

const onlyEmpty =
  <T>(name: string, empty: T) =>
  (value: unknown): T => {
    if ((Array.isArray(value) && value.length === 0) || (isFields(value) && Object.keys(value).length === 0))
      return empty;
    throw notImplemented(`The setting \`${name}\``);
  };

const sortedUnique = (value: unknown, code: string, at: string): readonly string[] =>
  [...new Set(asStrings(value, code, at))].sort();

type Reader<T> = (value: unknown, code: string, at: string, now: Settings) => T;

const readers: {
  readonly [K in keyof Settings]: {
    readonly route: string;
    readonly method: 'PUT' | 'PATCH';
    readonly read: Reader<Settings[K]>;
  };
} = {
  displayedAttributes: { route: 'displayed-attributes', method: 'PUT', read: asStrings },
  searchableAttributes: { route: 'searchable-attributes', method: 'PUT', read: asStrings },
  filterableAttributes: { route: 'filterable-attributes', method: 'PUT', read: filterable },
  sortableAttributes: { route: 'sortable-attributes', method: 'PUT', read: sortedUnique },
  rankingRules: { route: 'ranking-rules', method: 'PUT', read: rankingRules },
  stopWords: { route: 'stop-words', method: 'PUT', read: sortedUnique },
  nonSeparatorTokens: { route: 'non-separator-tokens', method: 'PUT', read: sortedUnique },
  separatorTokens: { route: 'separator-tokens', method: 'PUT', read: sortedUnique },
  dictionary: { route: 'dictionary', method: 'PUT', read: sortedUnique },
  synonyms: { route: 'synonyms', method: 'PUT', read: synonyms },
  distinctAttribute: { route: 'distinct-attribute', method: 'PUT', read: asString },
  proximityPrecision: {
    route: 'proximity-precision',
    method: 'PUT',
    read: (value, code, at) => {
      if (oneOf(['byWord', 'byAttribute'])(value, code, at) !== 'byWord')
        throw notImplemented('`proximityPrecision: byAttribute`');
      return 'byWord';
    },
  },
  typoTolerance: { route: 'typo-tolerance', method: 'PATCH', read: typoTolerance },
  faceting: { route: 'faceting', method: 'PATCH', read: faceting },
  pagination: { route: 'pagination', method: 'PATCH', read: pagination },
  searchCutoffMs: { route: 'search-cutoff-ms', method: 'PUT', read: asCount },
  embedders: { route: 'embedders', method: 'PATCH', read: onlyEmpty('embedders', {}) },
  localizedAttributes: { route: 'localized-attributes', method: 'PUT', read: onlyEmpty('localizedAttributes', null) },
  facetSearch: { route: 'facet-search', method: 'PUT', read: asBoolean },
  prefixSearch: { route: 'prefix-search', method: 'PUT', read: oneOf(['indexingTime', 'disabled']) },
};

const SETTING_NAMES = Object.keys(readers) as readonly (keyof Settings)[];

const codeOf = (name: string): string => `invalid_settings_${snakeCase(name)}`;

const changed = <K extends keyof Settings>(settings: Settings, name: K, value: unknown, at: string): Settings => ({
  ...settings,
  [name]: value === null ? defaultSettings()[name] : readers[name].read(value, codeOf(name), at, settings),
});

/**
 * A copy of the settings with one setting changed; null restores its default. Throws an ApiError with Meilisearch's
 * code for an invalid value.
 */
export const withSetting = (settings: Settings, name: keyof Settings, value: unknown): Settings =>
  changed(settings, name, value, '');

/** A copy of the settings with all members of a PATCH body applied; errors as in `withSetting`. */
export const withSettings = (settings: Settings, body: Fields): Settings => {
  refuseUnknown(body, SETTING_NAMES, '');
  return SETTING_NAMES.reduce(
    (now, name) => (body[name] === undefined ? now : changed(now, name, body[name], `.${name}`)),
    settings,
  );
};

/** The setting at a sub-route such as `filterable-attributes`, and the HTTP method that writes it. */
export const settingOfRoute = (route: string): { name: keyof Settings; method: 'PUT' | 'PATCH' } | null => {
  const name = SETTING_NAMES.find((each) => readers[each].route === route);
  return name ? { name, method: readers[name].method } : null;
};

/** The features of a filterable attribute, null if it is not filterable. `rule` is the index of the matching entry. */
export const filterFeatures = (
  settings: Settings,
  attribute: string,
): (FilterableRule['features'] & { readonly rule: number }) | null => {
  for (const [rule, entry] of settings.filterableAttributes.entries()) {
    if (typeof entry === 'string') {
      if (underPattern(entry, attribute))
        return { facetSearch: true, filter: { equality: true, comparison: true }, rule };
    } else if (entry.attributePatterns.some((pattern) => underPattern(pattern, attribute)))
      return { ...entry.features, rule };
  }
  return null;
};

/** The sentence about the filterable attributes in error messages. */
export const listFilterable = (settings: Settings, names = filterablePatterns(settings).join(', ')): string =>
  names === ''
    ? 'This index does not have configured filterable attributes.'
    : `Available filterable attributes patterns are: \`${names}\`.`;

/** The sorted patterns of the filterable attributes. */
export const filterablePatterns = (settings: Settings): readonly string[] =>
  [
    ...new Set(
      settings.filterableAttributes.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.attributePatterns)),
    ),
  ].sort();
