import { describe, expect, it } from 'vitest';

import { type Filter, parseFilter } from './parseFilter.ts';

/** The text form of a syntax tree, as in Meilisearch's parser tests. */
const shown = (filter: Filter | null): string => {
  if (filter === null) return 'nothing';
  switch (filter.kind) {
    case 'and':
      return `AND[${filter.all.map(shown).join(', ')}]`;
    case 'or':
      return `OR[${filter.all.map(shown).join(', ')}]`;
    case 'not':
      return `NOT (${shown(filter.of)})`;
    case 'compare':
      return `{${filter.field.value}} ${filter.op} {${filter.value.value}}`;
    case 'between':
      return `{${filter.field.value}} {${filter.from.value}} TO {${filter.to.value}}`;
    case 'in':
      return `{${filter.field.value}} IN[${filter.values.map(({ value }) => `{${value}}`).join(', ')}]`;
    case 'exists':
      return `{${filter.field.value}} EXISTS`;
    case 'null':
      return `{${filter.field.value}} IS NULL`;
    case 'empty':
      return `{${filter.field.value}} IS EMPTY`;
    case 'geoRadius':
      return `_geoRadius(${filter.lat}, ${filter.lng}, ${filter.metres})`;
  }
};

describe('parseFilter', () => {
  it.each([
    ['channel = Ponce', '{channel} = {Ponce}'],
    ['subscribers = 12', '{subscribers} = {12}'],
    ["channel = 'Mister Mv'", '{channel} = {Mister Mv}'],
    ['channel = "Mister Mv"', '{channel} = {Mister Mv}'],
    ["'dog race' = Borzoi", '{dog race} = {Borzoi}'],
    ['"dog race" = "Bernese Mountain"', '{dog race} = {Bernese Mountain}'],
    ['subscribers <= 1000', '{subscribers} <= {1000}'],
    ['channel != ponce', '{channel} != {ponce}'],
    ['NOT channel = ponce', 'NOT ({channel} = {ponce})'],
    ['subscribers 100 TO 1000', '{subscribers} {100} TO {1000}'],
    ['NOT subscribers 100 TO 1000', 'NOT ({subscribers} {100} TO {1000})'],
    ['"price">=5000', '{price} >= {5000}'],
    ['colour IN[]', '{colour} IN[]'],
    ['colour IN[green]', '{colour} IN[{green}]'],
    ['colour IN[green,]', '{colour} IN[{green}]'],
    ['colour NOT IN[green,blue]', 'NOT ({colour} IN[{green}, {blue}])'],
    [' colour IN [  green , blue , ]', '{colour} IN[{green}, {blue}]'],
    ['colour IN[\'green\', "blue sky"]', '{colour} IN[{green}, {blue sky}]'],
    ['subscribers EXISTS', '{subscribers} EXISTS'],
    ['subscribers NOT EXISTS', 'NOT ({subscribers} EXISTS)'],
    ['NOT subscribers NOT EXISTS', '{subscribers} EXISTS'],
    ['subscribers NOT   EXISTS', 'NOT ({subscribers} EXISTS)'],
    ['subscribers IS NULL', '{subscribers} IS NULL'],
    ['subscribers IS NOT NULL', 'NOT ({subscribers} IS NULL)'],
    ['subscribers IS   NOT   EMPTY', 'NOT ({subscribers} IS EMPTY)'],
    ['title STARTS WITH cap', '{title} STARTS WITH {cap}'],
    ['title NOT STARTS WITH "cap t"', 'NOT ({title} STARTS WITH {cap t})'],
    ['title CONTAINS cap', '{title} CONTAINS {cap}'],
    ['a = 1 AND b = 2 OR c = 3', 'OR[AND[{a} = {1}, {b} = {2}], {c} = {3}]'],
    ['a = 1 OR b = 2 AND c = 3', 'OR[{a} = {1}, AND[{b} = {2}, {c} = {3}]]'],
    ['(a = 1 OR b = 2) AND c = 3', 'AND[OR[{a} = {1}, {b} = {2}], {c} = {3}]'],
    ['a=1 AND(b=2 OR(c=3))', 'AND[{a} = {1}, OR[{b} = {2}, {c} = {3}]]'],
    ['NOT NOT NOT NOT x = 5', '{x} = {5}'],
    ['NOT NOT NOT x = 5', 'NOT ({x} = {5})'],
    ['NOT (a = 1 AND b = 2)', 'NOT (AND[{a} = {1}, {b} = {2}])'],
    ['NOT "OR" EXISTS AND "EXISTS" NOT EXISTS', 'AND[NOT ({OR} EXISTS), NOT ({EXISTS} EXISTS)]'],
    ["title = 'foo\\\\\\\\'", '{title} = {foo\\\\}'],
    [String.raw`make = "Audi \"Q\\7"`, String.raw`{make} = {Audi "Q\7}`],
    [String.raw`a = 'l\'a'`, "{a} = {l'a}"],
    ['_geoRadius(-33.8, 151.2, 2000)', '_geoRadius(-33.8, 151.2, 2000)'],
    ['NOT _geoRadius(12,13,14) AND a = 1', 'AND[NOT (_geoRadius(12, 13, 14)), {a} = {1}]'],
    ['doggos.age > -1.5', '{doggos.age} > {-1.5}'],
    ['', 'nothing'],
    ['   ', 'nothing'],
  ])('parseFilter reads %s', (text, expected) => {
    expect(shown(parseFilter(text))).toBe(expected);
  });

  const operation =
    'Was expecting an operation `=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`';
  const reserved = (word: string) =>
    `Was expecting a value but instead got \`${word}\`, which is a reserved keyword. To use \`${word}\` as a field name or a value, surround it by quotes.`;
  it.each([
    ['title & Glass', `${operation} at \`title & Glass\`.\n1:14 title & Glass`],
    [
      'title = Glass XOR title = Glass',
      'Found unexpected characters at the end of the filter: `XOR title = Glass`. You probably forgot an `OR` or an `AND` rule.\n15:32 title = Glass XOR title = Glass',
    ],
    [
      'channel = Ponce = 12',
      'Found unexpected characters at the end of the filter: `= 12`. You probably forgot an `OR` or an `AND` rule.\n17:21 channel = Ponce = 12',
    ],
    ['channel =    ', 'Was expecting a value but instead got nothing.\n14:14 channel =    '],
    ['channel = 🐻', 'Was expecting a value but instead got `🐻`.\n11:12 channel = 🐻'],
    [
      'channel = 🐻 AND followers < 100',
      'Was expecting a value but instead got `🐻`.\n11:12 channel = 🐻 AND followers < 100',
    ],
    ["'OR'", `${operation} at \`\\'OR\\'\`.\n1:5 'OR'`],
    ['OR', `${reserved('OR')}\n1:3 OR`],
    ['channel Ponce', `${operation} at \`channel Ponce\`.\n1:14 channel Ponce`],
    ['channel = Ponce OR', 'Was expecting a value but instead got nothing.\n19:19 channel = Ponce OR'],
    ['x = EXISTS', `${reserved('EXISTS')}\n5:11 x = EXISTS`],
    [
      "channel = 'ponce",
      "Expression `\\'ponce` is missing the following closing delimiter: `'`.\n11:17 channel = 'ponce",
    ],
    ['(a = 1', 'Expression `(a = 1` is missing the following closing delimiter: `)`.\n1:7 (a = 1'],
    ['colour IN blue]', 'Expected `[` after `IN` keyword.\n11:16 colour IN blue]'],
    ['colour IN [a, b', 'Expected matching `]` after the list of field names given to `IN[`\n16:16 colour IN [a, b'],
    [
      'colour IN [a, b > 2]',
      'Expected only comma-separated field names inside `IN[..]` but instead found `> 2]`.\n17:21 colour IN [a, b > 2]',
    ],
    [
      'colour IN [a, AND]',
      'Expected only comma-separated field names inside `IN[..]` but instead found `AND]`, which is a keyword. To use `AND]` as a field name or a value, surround it by quotes.\n15:19 colour IN [a, AND]',
    ],
    [
      '_geoRadius',
      'The `_geoRadius` filter expects three arguments: `_geoRadius(latitude, longitude, radius)`.\n1:11 _geoRadius',
    ],
    [
      '_geoRadius(1,2)',
      'The `_geoRadius` filter expects three arguments: `_geoRadius(latitude, longitude, radius)`.\n1:16 _geoRadius(1,2)',
    ],
    [
      'a = _geoRadius(1,2,3)',
      "The `_geoRadius` filter is an operation and can't be used as a value.\n5:22 a = _geoRadius(1,2,3)",
    ],
    ['subscribers 100 TO1000', `${operation} at \`subscribers 100 TO1000\`.\n1:23 subscribers 100 TO1000`],
  ])('parseFilter refuses %s with Meilisearch’s message', (text, message) => {
    expect(() => parseFilter(text)).toThrow(expect.objectContaining({ message }));
  });

  it.each(['_geo = 1', '_geoDistance = 1', '_geoPoint = 1', 'a < 1 AND _geoPoint(1, 2)'])(
    'parseFilter refuses the reserved name in %s',
    (text) => {
      expect(() => parseFilter(text)).toThrow("is a reserved keyword and thus can't be used as a filter expression");
    },
  );

  it('parseFilter refuses nesting deeper than 150 and reads nesting of 150', () => {
    expect(shown(parseFilter(`${'('.repeat(150)}x = 1${')'.repeat(150)}`))).toBe('{x} = {1}');
    expect(() => parseFilter(`${'('.repeat(151)}x = 1${')'.repeat(151)}`)).toThrow(
      'The filter exceeded the maximum depth limit.',
    );
    expect(() => parseFilter(`${'NOT '.repeat(100_000)}x = 1`)).toThrow('The filter exceeded the maximum depth limit.');
  });

  it('parseFilter reports that other shapes are not implemented', () => {
    expect(() => parseFilter('_geoBoundingBox([1,2],[3,4])')).toThrow('not implemented');
  });
});
