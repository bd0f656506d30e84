import type { TypedFastBitSet } from 'typedfastbitset';

import { ApiError } from '../http/apiError.ts';
import { filterFeatures, filterablePatterns } from '../state/settings.ts';
import type { IndexState } from '../state/types.ts';
import { type Column, docsOfCodes, docsWithCodes, noDocs } from '../store/column.ts';
import { allDocs, columnOf } from '../store/derived.ts';
import { normaliseValue, spelledNumber } from '../store/normalise.ts';
import type { Spend } from '../search/budget.ts';
import { distancesFrom } from '../search/geo.ts';
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

/** How many conditions a column remembers: the queries of one page mostly ask for the same ones. */
const REMEMBERED = 10;

const remembered = (column: Column, asked: string, find: () => TypedFastBitSet): TypedFastBitSet => {
  const known = column.recent.get(asked);
  if (known) return known.clone();
  const docs = find();
  if (asked.length > 200) return docs;
  if (column.recent.size >= REMEMBERED) column.recent.clear();
  column.recent.set(asked, docs);
  return docs.clone();
};

const wantTexts = (spend: Spend, column: Column, asked: string, wanted: (norm: string) => boolean): TypedFastBitSet =>
  remembered(column, asked, () => {
    spend(column.size + column.labels.length);
    const mask = new Uint8Array(column.labels.length);
    for (let code = 0; code < mask.length; code++) {
      const norm = column.norms[code] ?? null;
      mask[code] = norm !== null && wanted(norm) ? 1 : 0;
    }
    return docsWithCodes(column, mask);
  });

/** Numbers from `low` to `high`, but not `except`. Without a call or a branch for each value: a query may hold thousands of ranges. */
const wantNumbers = (
  spend: Spend,
  column: Column,
  asked: string,
  low: number,
  high: number,
  except = NaN,
): TypedFastBitSet =>
  remembered(column, asked, () => {
    spend(column.size + column.labels.length);
    const { numbers } = column;
    const mask = new Uint8Array(numbers.length);
    for (let code = 0; code < mask.length; code++) {
      const number = numbers[code] as number;
      mask[code] = Number(number >= low) & Number(number <= high) & Number(number !== except);
    }
    return docsWithCodes(column, mask);
  });

const wantValues = (spend: Spend, column: Column, values: readonly string[]): TypedFastBitSet => {
  // A set of bits to clear and combine, and each value's documents.
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
    : remembered(column, `= ${[...codes].join(' ')}`, () => docsOfCodes(column, codes));
};

const compared = (op: string, left: string, right: string): boolean =>
  op === '>' ? left > right : op === '>=' ? left >= right : op === '<' ? left < right : left <= right;

/**
 * The documents for which a filter holds. `!=` and NOT take all others, also those without the attribute (matrix row 42);
 * a range with a value that is not a number compares strings (row 54).
 *
 * @example
 * evaluateFilter(index, parseFilter('make = Ford'), createBudget()).size()
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
      return wantValues(
        spend,
        columnFor(index, filter.field, 'IN', filter.source, spend),
        filter.values.map((token) => token.value),
      );
    case 'between': {
      const column = columnFor(index, filter.field, 'TO', filter.source, spend);
      const low = spelledNumber(filter.from.value);
      const high = spelledNumber(filter.to.value);
      if (low !== null && high !== null) return wantNumbers(spend, column, `${low} TO ${high}`, low, high);
      const [from, to] = [normaliseValue(filter.from.value), normaliseValue(filter.to.value)];
      return wantTexts(spend, column, `"${from}" TO "${to}"`, (norm) => norm >= from && norm <= to);
    }
    case 'compare': {
      const { op, value } = filter;
      const column = columnFor(index, filter.field, op, filter.source, spend);
      if (op === '=') return wantValues(spend, column, [value.value]);
      if (op === '!=')
        return allDocs(index)
          .clone()
          .difference(wantValues(spend, column, [value.value]));
      const text = normaliseValue(value.value);
      if (op === 'STARTS WITH')
        return wantTexts(spend, column, `STARTS WITH "${text}"`, (norm) => norm.startsWith(text));
      if (op === 'CONTAINS') {
        throw new ApiError(
          'feature_not_enabled',
          `Using \`CONTAINS\` in a filter requires enabling the \`contains filter\` experimental feature. See https://github.com/orgs/meilisearch/discussions/763\n${filterMessage('', filter.source, value.start, value.end).trim()}`,
        );
      }
      const limit = spelledNumber(value.value);
      if (limit !== null)
        return wantNumbers(
          spend,
          column,
          `${op} ${limit}`,
          op.startsWith('>') ? limit : -Infinity,
          op.startsWith('<') ? limit : Infinity,
          op.length === 1 ? limit : NaN,
        );
      return wantTexts(spend, column, `${op} "${text}"`, (norm) => compared(op, norm, text));
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
