import type { TypedFastBitSet } from 'typedfastbitset';

import { ApiError } from '../http/apiError.ts';
import { filterFeatures, filterablePatterns } from '../store/settings.ts';
import type { IndexState } from '../state/types.ts';
import { type Column, docsOfCodes, docsWithCodes, noDocs } from '../store/column.ts';
import { allDocs, columnOf } from '../state/derived.ts';
import { normaliseValue, spelledNumber } from '../store/normalise.ts';
import type { Spend } from '../http/budget.ts';
import { distancesFrom } from '../state/geo.ts';
import { type Filter, type FilterToken, filterMessage } from './parseFilter.ts';

const COMPARISONS = new Set(['>', '>=', '<', '<=', 'TO']);

const columnFor = (index: IndexState, field: FilterToken, operator: string, source: string, spend: Spend): Column => {
  const features = filterFeatures(index.settings, field.value);
  if (!features) {
    const patterns = filterablePatterns(index.settings);
    const listed =
      patterns.length === 0
        ? 'This index does not have configured filterable attributes.'
        : `Available filterable attribute patterns are: ${patterns.map((name) => `\`${name}\``).join(', ')}.`;
    throw new ApiError(
      'invalid_search_filter',
      filterMessage(
        `Index \`${index.uid}\`: Attribute \`${field.value}\` is not filterable. ${listed}`,
        source,
        field.start,
        field.end,
      ),
    );
  }
  const { equality, comparison } = features.filter;
  if (!(COMPARISONS.has(operator) ? comparison : equality)) {
    const allowed = [
      'OR',
      'AND',
      'NOT',
      ...(comparison ? ['<', '>', '<=', '>=', 'TO'] : []),
      ...(equality ? ['=', '!=', 'IN'] : []),
      'IS EMPTY',
      'IS NULL',
      'EXISTS',
    ];
    throw new ApiError(
      'invalid_search_filter',
      `Index \`${index.uid}\`: Filter operator \`${operator}\` is not allowed for the attribute \`${field.value}\`.\n  - Note: allowed operators: ${allowed.join(', ')}.\n  - Note: field \`${field.value}\` matched rule #${features.rule} in \`filterableAttributes\``,
    );
  }
  spend(index.docs.length >>> 4);
  return columnOf(index, field.value);
};

/** The number of cached conditions per column. The queries of one page mostly repeat the same conditions. */
const MAX_CACHED = 10;
/** Longer conditions are not worth caching. */
const MAX_CACHED_CHARACTERS = 200;

const cached = (column: Column, condition: string, find: () => TypedFastBitSet): TypedFastBitSet => {
  const known = column.recent.get(condition);
  if (known) return known.clone();
  const docs = find();
  if (condition.length > MAX_CACHED_CHARACTERS) return docs;
  if (column.recent.size >= MAX_CACHED) column.recent.clear();
  column.recent.set(condition, docs);
  return docs.clone();
};

const docsWithText = (
  spend: Spend,
  column: Column,
  condition: string,
  matches: (norm: string) => boolean,
): TypedFastBitSet =>
  cached(column, condition, () => {
    spend(column.size + column.labels.length);
    const mask = new Uint8Array(column.labels.length);
    for (let code = 0; code < mask.length; code++) {
      const norm = column.norms[code] ?? null;
      mask[code] = norm !== null && matches(norm) ? 1 : 0;
    }
    return docsWithCodes(column, mask);
  });

/**
 * The documents with a number from `low` to `high` other than `except`. The loop has no calls or branches, because a
 * query can have thousands of ranges.
 */
const docsInRange = (
  spend: Spend,
  column: Column,
  condition: string,
  low: number,
  high: number,
  except = NaN,
): TypedFastBitSet =>
  cached(column, condition, () => {
    spend(column.size + column.labels.length);
    const { numbers } = column;
    const mask = new Uint8Array(numbers.length);
    for (let code = 0; code < mask.length; code++) {
      const number = numbers[code] as number;
      mask[code] = Number(number >= low) & Number(number <= high) & Number(number !== except);
    }
    return docsWithCodes(column, mask);
  });

const docsWithValues = (spend: Spend, column: Column, values: readonly string[]): TypedFastBitSet => {
  // The cost of clearing and combining a bit set, and of looking up each value.
  spend((column.size >>> 4) + values.length * 20);
  const codes = new Set<number>();
  for (const value of values) {
    const text = column.codeOfString.get(normaliseValue(value));
    const spelled = spelledNumber(value);
    const number = spelled === null ? undefined : column.codeOfNumber.get(spelled === 0 ? 0 : spelled);
    if (text !== undefined) codes.add(text);
    if (number !== undefined) codes.add(number);
  }
  return codes.size > 20
    ? docsOfCodes(column, codes)
    : cached(column, `= ${[...codes].join(' ')}`, () => docsOfCodes(column, codes));
};

const compared = (op: string, left: string, right: string): boolean =>
  op === '>' ? left > right : op === '>=' ? left >= right : op === '<' ? left < right : left <= right;

/**
 * The documents that match a filter. `!=` and NOT also match documents without the attribute. A range compares strings
 * if a bound is not a number. Throws an ApiError for an attribute or operator that the settings do not allow.
 */
export const evaluateFilter = (index: IndexState, filter: Filter, spend: Spend): TypedFastBitSet => {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const [first, ...others] = filter.all as readonly [Filter, ...Filter[]];
      const found = evaluateFilter(index, first, spend);
      for (const other of others) {
        const set = evaluateFilter(index, other, spend);
        if (filter.kind === 'and') found.intersection(set);
        else found.union(set);
      }
      return found;
    }
    case 'not':
      return allDocs(index)
        .clone()
        .difference(evaluateFilter(index, filter.of, spend));
    case 'exists':
      return columnFor(index, filter.field, 'EXISTS', filter.source, spend).exists.clone();
    case 'null':
      return columnFor(index, filter.field, 'IS NULL', filter.source, spend).nulls.clone();
    case 'empty':
      return columnFor(index, filter.field, 'IS EMPTY', filter.source, spend).empties.clone();
    case 'in':
      return docsWithValues(
        spend,
        columnFor(index, filter.field, 'IN', filter.source, spend),
        filter.values.map((token) => token.value),
      );
    case 'between': {
      const column = columnFor(index, filter.field, 'TO', filter.source, spend);
      const low = spelledNumber(filter.from.value);
      const high = spelledNumber(filter.to.value);
      if (low !== null && high !== null) return docsInRange(spend, column, `${low} TO ${high}`, low, high);
      const [from, to] = [normaliseValue(filter.from.value), normaliseValue(filter.to.value)];
      return docsWithText(spend, column, `"${from}" TO "${to}"`, (norm) => norm >= from && norm <= to);
    }
    case 'compare': {
      const { op, value } = filter;
      const column = columnFor(index, filter.field, op, filter.source, spend);
      if (op === '=') return docsWithValues(spend, column, [value.value]);
      if (op === '!=')
        return allDocs(index)
          .clone()
          .difference(docsWithValues(spend, column, [value.value]));
      const text = normaliseValue(value.value);
      if (op === 'STARTS WITH')
        return docsWithText(spend, column, `STARTS WITH "${text}"`, (norm) => norm.startsWith(text));
      if (op === 'CONTAINS') {
        throw new ApiError(
          'feature_not_enabled',
          `Using \`CONTAINS\` in a filter requires enabling the \`contains filter\` experimental feature. See https://github.com/orgs/meilisearch/discussions/763\n${filterMessage('', filter.source, value.start, value.end).trim()}`,
        );
      }
      const limit = spelledNumber(value.value);
      if (limit !== null)
        return docsInRange(
          spend,
          column,
          `${op} ${limit}`,
          op.startsWith('>') ? limit : -Infinity,
          op.startsWith('<') ? limit : Infinity,
          op.length === 1 ? limit : NaN,
        );
      return docsWithText(spend, column, `${op} "${text}"`, (norm) => compared(op, norm, text));
    }
    case 'geoRadius': {
      columnFor(index, { ...filter.at, value: '_geo' }, 'EXISTS', filter.source, spend);
      const found = noDocs(index.docs.length);
      spend(index.docs.length * 20);
      distancesFrom(index, [filter.lat, filter.lng]).forEach((metres, doc) => {
        if (metres <= filter.metres) found.add(doc);
      });
      return found;
    }
  }
};
