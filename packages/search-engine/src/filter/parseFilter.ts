/** A field or value of a filter, without quotes and escapes, with its offsets in the source for error messages. */
export type FilterToken = { readonly value: string; readonly start: number; readonly end: number };

/** The syntax tree of a filter expression. `source` is the whole expression, for error messages. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly all: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  | {
      readonly kind: 'compare';
      readonly field: FilterToken;
      readonly op: CompareOp;
      readonly value: FilterToken;
      readonly source: string;
    }
  | {
      readonly kind: 'between';
      readonly field: FilterToken;
      readonly from: FilterToken;
      readonly to: FilterToken;
      readonly source: string;
    }
  | {
      readonly kind: 'in';
      readonly field: FilterToken;
      readonly values: readonly FilterToken[];
      readonly source: string;
    }
  | { readonly kind: 'exists' | 'null' | 'empty'; readonly field: FilterToken; readonly source: string }
  | {
      readonly kind: 'geoRadius';
      readonly lat: number;
      readonly lng: number;
      readonly metres: number;
      readonly at: FilterToken;
      readonly source: string;
    };

/** The comparison operators; STARTS WITH and CONTAINS compare normalised strings. */
type CompareOp = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'STARTS WITH' | 'CONTAINS';

/** A syntax error in a filter, with Meilisearch's message. */
export class FilterError extends Error {
  readonly code: string;
  constructor(message: string, code = 'invalid_search_filter') {
    super(message);
    this.code = code;
  }
}

/** The deepest nesting of brackets and NOTs. */
const MAX_DEPTH = 150;

const KEYWORDS = new Set([
  'AND',
  'OR',
  'IN',
  'NOT',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
  '_geoRadius',
  '_geoBoundingBox',
  '_geoPolygon',
]);
const OPERATIONS =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`';
const WORD = /[\p{L}\p{N}_.-]+/uy;
const SPACE = /\s*/y;
const FLOAT = /\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*/y;

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\n/g, '\\n')
    .replace(/\t/g, '\\t')
    .replace(/\r/g, '\\r')
    .replace(/'/g, "\\'")
    .replace(/"/g, '\\"');

/** Appends the position and the filter to a message: "message\n15:32 filter". Columns count characters from 1. */
export const filterMessage = (message: string, source: string, start: number, end: number): string => {
  const before = [...source.slice(0, start)].length + 1;
  return `${message}\n${before}:${before + [...source.slice(start, end)].length} ${source}`;
};

/**
 * Parses a filter expression; null if it is empty. Throws a FilterError with Meilisearch's message if it is invalid.
 */
export const parseFilter = (source: string): Filter | null => {
  let at = 0;
  let nesting = 0;

  const fail = (message: string, start: number, end: number): never => {
    throw new FilterError(filterMessage(message, source, start, end));
  };
  const rest = (start: number): string => source.slice(start);
  const skip = (): void => {
    SPACE.lastIndex = at;
    SPACE.test(source);
    at = SPACE.lastIndex;
  };
  const wordAt = (start: number): string => {
    WORD.lastIndex = start;
    return WORD.exec(source)?.[0] ?? '';
  };
  /** Consumes the keyword if it is the next whole word. */
  const keyword = (word: string): boolean => {
    skip();
    if (wordAt(at) !== word) return false;
    at += word.length;
    return true;
  };
  /** Consumes a sequence of keywords, or nothing. */
  const keywords = (...words: string[]): boolean => {
    const back = at;
    for (const word of words) {
      if (!keyword(word)) {
        at = back;
        return false;
      }
    }
    return true;
  };

  const reservedGeo = (start: number): void => {
    const word = wordAt(start);
    if (word === '_geo' || word === '_geoDistance' || word === '_geoPoint') {
      fail(
        `\`${word}\` is a reserved keyword and thus can't be used as a filter expression. Use the \`_geoRadius(latitude, longitude, distance)\` or \`_geoBoundingBox([latitude, longitude], [latitude, longitude])\` built-in rules to filter on \`_geo\` coordinates.`,
        start,
        source.length,
      );
    }
    if (word === '_geoRadius' || word === '_geoBoundingBox' || word === '_geoPolygon')
      fail(`The \`${word}\` filter is an operation and can't be used as a value.`, start, source.length);
  };

  const value = (): FilterToken => {
    skip();
    const start = at;
    reservedGeo(start);
    const quote = source[start];
    if (quote === '"' || quote === "'") {
      let text = '';
      for (let i = start + 1; i < source.length; i++) {
        const letter = source[i] as string;
        if (letter === quote) {
          at = i + 1;
          skip();
          return { value: text, start: start + 1, end: i };
        }
        const next = source[i + 1];
        if (letter === '\\' && (next === quote || next === '\\')) {
          text += next;
          i++;
        } else text += letter;
      }
      return fail(
        `Expression \`${escaped(rest(start))}\` is missing the following closing delimiter: \`${quote}\`.`,
        start,
        source.length,
      );
    }
    const word = wordAt(start);
    if (word === '' || KEYWORDS.has(word)) {
      const stop = start + (/^[^\s()=<>!]*/u.exec(rest(start))?.[0].length ?? 0);
      const found = source.slice(start, stop);
      if (found.trim() === '') fail('Was expecting a value but instead got nothing.', start, stop);
      if (word !== '')
        fail(
          `Was expecting a value but instead got \`${escaped(found)}\`, which is a reserved keyword. To use \`${escaped(found)}\` as a field name or a value, surround it by quotes.`,
          start,
          stop,
        );
      fail(`Was expecting a value but instead got \`${escaped(found)}\`.`, start, stop);
    }
    at = start + word.length;
    skip();
    return { value: word, start, end: start + word.length };
  };

  const list = (): FilterToken[] => {
    skip();
    const opening = at;
    if (source[at] !== '[') fail('Expected `[` after `IN` keyword.', opening, source.length);
    at++;
    const values: FilterToken[] = [];
    const readable = (): boolean => {
      skip();
      const next = source[at];
      return next === '"' || next === "'" || (wordAt(at) !== '' && !KEYWORDS.has(wordAt(at)));
    };
    while (readable()) {
      values.push(value());
      skip();
      if (source[at] !== ',') break;
      at++;
    }
    skip();
    if (source[at] === ']') {
      at++;
      return values;
    }
    if (at >= source.length)
      fail('Expected matching `]` after the list of field names given to `IN[`', at, source.length);
    const shown = escaped(rest(at));
    if (KEYWORDS.has(wordAt(at)))
      fail(
        `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${shown}\`, which is a keyword. To use \`${shown}\` as a field name or a value, surround it by quotes.`,
        at,
        source.length,
      );
    return fail(
      `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${shown}\`.`,
      at,
      source.length,
    );
  };

  const geoRadius = (): Filter => {
    const start = at;
    at += '_geoRadius'.length;
    const numbers: number[] = [];
    const wrong = (): never =>
      fail(
        'The `_geoRadius` filter expects three arguments: `_geoRadius(latitude, longitude, radius)`.',
        start,
        source.length,
      );
    if (source[at] !== '(') wrong();
    do {
      at++;
      FLOAT.lastIndex = at;
      const match = FLOAT.exec(source);
      if (!match) return wrong();
      numbers.push(Number(match[1]));
      at = FLOAT.lastIndex;
    } while (source[at] === ',');
    if (source[at] !== ')' || numbers.length !== 3) wrong();
    at++;
    const [lat, lng, metres] = numbers as [number, number, number];
    if (Math.abs(lat) > 90)
      fail(`Bad latitude \`${lat}\`. Latitude must be contained between -90 and 90 degrees.`, start, source.length);
    if (Math.abs(lng) > 180)
      fail(`Bad longitude \`${lng}\`. Longitude must be contained between -180 and 180 degrees.`, start, source.length);
    skip();
    return { kind: 'geoRadius', lat, lng, metres, at: { value: '_geoRadius', start, end: start + 10 }, source };
  };

  const not = (of: Filter): Filter => ({ kind: 'not', of });

  const condition = (): Filter => {
    skip();
    const start = at;
    const first = wordAt(start);
    if (first === '_geoRadius') return geoRadius();
    if (first === '_geoBoundingBox' || first === '_geoPolygon')
      throw new FilterError(
        `\`${first}\` is not implemented by the embedded engine. Run a Meilisearch server for it.`,
        'not_implemented',
      );
    const field = value();
    const operator = /^(<=|>=|!=|<|>|=)/.exec(source.slice(at, at + 2))?.[0] as CompareOp | undefined;
    if (operator) {
      at += operator.length;
      return { kind: 'compare', field, op: operator, value: value(), source };
    }
    if (keyword('EXISTS')) return { kind: 'exists', field, source };
    if (keywords('NOT', 'EXISTS')) return not({ kind: 'exists', field, source });
    if (keywords('IS', 'NULL')) return { kind: 'null', field, source };
    if (keywords('IS', 'NOT', 'NULL')) return not({ kind: 'null', field, source });
    if (keywords('IS', 'EMPTY')) return { kind: 'empty', field, source };
    if (keywords('IS', 'NOT', 'EMPTY')) return not({ kind: 'empty', field, source });
    if (keyword('IN')) return { kind: 'in', field, values: list(), source };
    if (keywords('NOT', 'IN')) return not({ kind: 'in', field, values: list(), source });
    if (keywords('STARTS', 'WITH')) return { kind: 'compare', field, op: 'STARTS WITH', value: value(), source };
    if (keywords('NOT', 'STARTS', 'WITH'))
      return not({ kind: 'compare', field, op: 'STARTS WITH', value: value(), source });
    if (keyword('CONTAINS')) return { kind: 'compare', field, op: 'CONTAINS', value: value(), source };
    if (keywords('NOT', 'CONTAINS')) return not({ kind: 'compare', field, op: 'CONTAINS', value: value(), source });

    const second = wordAt(at);
    if (source[at] === '"' || source[at] === "'" || (second !== '' && !KEYWORDS.has(second))) {
      const from = value();
      if (wordAt(at) === 'TO' && /\s/.test(source[at + 2] ?? ' ')) {
        at += 2;
        return { kind: 'between', field, from, to: value(), source };
      }
    }
    const shown = rest(start).trim() === '' ? 'but instead got nothing.' : `at \`${escaped(rest(start))}\`.`;
    return fail(`Was expecting an operation ${OPERATIONS} ${shown}`, start, source.length);
  };

  const enter = <T>(read: () => T): T => {
    if (++nesting > MAX_DEPTH)
      fail(
        'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.',
        at,
        source.length,
      );
    const result = read();
    nesting--;
    return result;
  };

  const unary = (): Filter => {
    if (keyword('NOT')) {
      const inner = enter(unary);
      return inner.kind === 'not' ? inner.of : not(inner);
    }
    skip();
    if (source[at] !== '(') return condition();
    const start = at;
    at++;
    const inner = enter(either);
    skip();
    if (source[at] !== ')')
      fail(
        `Expression \`${escaped(rest(start))}\` is missing the following closing delimiter: \`)\`.`,
        start,
        source.length,
      );
    at++;
    skip();
    return inner;
  };
  const chain = (kind: 'and' | 'or', word: string, read: () => Filter): Filter => {
    const all = [read()];
    while (keyword(word)) all.push(read());
    return all.length === 1 ? (all[0] as Filter) : { kind, all };
  };
  const both = (): Filter => chain('and', 'AND', unary);
  const either = (): Filter => chain('or', 'OR', both);

  if (source.trim() === '') return null;
  const filter = either();
  skip();
  if (at < source.length)
    fail(
      `Found unexpected characters at the end of the filter: \`${escaped(rest(at))}\`. You probably forgot an \`OR\` or an \`AND\` rule.`,
      at,
      source.length,
    );
  return filter;
};
