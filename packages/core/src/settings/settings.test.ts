import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  amount,
  anyText,
  anything,
  isValidSettings,
  choice,
  count,
  decimal,
  defaultsOf,
  either,
  fields,
  formatted,
  group,
  lazyKind,
  listOf,
  nullable,
  onOff,
  optional,
  position,
  positive,
  recordOf,
  unknownKeys,
  wholeNumber,
  filledText,
  type Kind,
  type SettingsOf,
} from './index.ts';
import { isOfKind } from './isValidSettings.ts';
import { layLevels } from './layLevels.ts';
import { patchList } from './patchList.ts';
import type { SettingsDocOf } from './kind.ts';

type Entry = { readonly label: string; readonly items?: readonly Entry[] };
const entry: Kind<Entry> = fields({ label: filledText(), items: optional(listOf(lazyKind(() => entry))) });

const table = {
  title: filledText('Offers'),
  columns: choice([3, 4], 3),
  limit: nullable(count()),
  buttons: listOf(choice(['details', 'finance', 'enquire']), ['details', 'enquire']),
  menu: listOf(entry, [], 'label'),
  card: group({ dark: onOff(false), labels: recordOf(filledText(), {}, ['new', 'used']) }),
};

const withDefaults = (doc: SettingsDocOf<typeof table>) =>
  layLevels(
    [
      ['default', defaultsOf(table)],
      ['own', doc],
    ],
    table,
  ).value;

describe('a table of settings', () => {
  it('a table of settings is the type of what a page reads and of what a file says', () => {
    type Settings = SettingsOf<typeof table>;
    expectTypeOf<Settings['title']>().toEqualTypeOf<string>();
    expectTypeOf<Settings['columns']>().toEqualTypeOf<3 | 4>();
    expectTypeOf<Settings['limit']>().toEqualTypeOf<number | null>();
    expectTypeOf<Settings['buttons']>().toEqualTypeOf<readonly ('details' | 'finance' | 'enquire')[]>();
    expectTypeOf<Settings['menu']>().toEqualTypeOf<readonly Entry[]>();
    expectTypeOf<Settings['card']['labels']>().toEqualTypeOf<Readonly<Partial<Record<'new' | 'used', string>>>>();
    expectTypeOf<{ card: { dark: boolean }; menu: { remove: string[] } }>().toExtend<SettingsDocOf<typeof table>>();
  });

  it('a table of settings gives its defaults to a file that says nothing', () => {
    expect(withDefaults({})).toEqual({
      title: 'Offers',
      columns: 3,
      limit: null,
      buttons: ['details', 'enquire'],
      menu: [],
      card: { dark: false, labels: {} },
    });
    expect(defaultsOf({ slug: formatted('slug'), card: table.card })).toEqual({ card: { dark: false, labels: {} } });
  });

  it('a table of settings lets a file change one value of a group and entries of a list', () => {
    expect(
      withDefaults({
        card: { labels: { used: 'Pre-owned' } },
        buttons: { add: ['finance'], move: [{ key: 'enquire', before: 'details' }] },
        menu: { add: [{ label: 'Cars' }, { label: 'Home', before: 'Cars' }] },
      }),
    ).toMatchObject({
      title: 'Offers',
      card: { dark: false, labels: { used: 'Pre-owned' } },
      buttons: ['enquire', 'details', 'finance'],
      menu: [{ label: 'Home' }, { label: 'Cars' }],
    });
  });

  it.each<[string, object]>([
    ['a name that it does not have', { colums: 3 }],
    ['such a name in a group', { card: { darck: true } }],
    ['such a name in a change of a list', { buttons: { ad: ['finance'] } }],
    ['another type', { columns: '3' }],
    ['a value that is no choice', { columns: 5 }],
    ['an empty text', { title: '' }],
    ['a wrong entry', { menu: [{ label: 'Cars', items: [{ labl: 'Used' }] }] }],
    ['a wrong entry that is added', { buttons: { add: ['sell'] } }],
    ['a list for a group', { card: [] }],
    ['null where null means nothing', { title: null }],
  ])('a table of settings refuses %s', (_, doc) => {
    expect(isValidSettings(table, doc)).toBe(false);
  });

  it.each([[null], [[]], ['<html>'], [7], [undefined], [JSON.parse('{"__proto__":{}}')]])(
    'a table of settings refuses the file %j',
    (doc) => {
      expect(isValidSettings(table, doc)).toBe(false);
    },
  );

  it('a table of settings accepts its own defaults', () => {
    expect(isValidSettings(table, defaultsOf(table))).toBe(true);
    expect(isValidSettings(table, {})).toBe(true);
  });
});

describe('a kind', () => {
  it.each<[string, Kind, readonly unknown[], readonly unknown[]]>([
    ['onOff', onOff(), [true, false], [0, 'true', null]],
    ['whole', wholeNumber(1, 100), [1, 21, 100], [0, 101, 1.5, '21', NaN]],
    ['number', decimal(1, 5), [1, 4.5, 5], [0.9, 5.1, Infinity]],
    ['count', count(), [0, 7], [-1, 0.5]],
    ['position', position(), [1, 7], [0, -1]],
    ['amount', amount(), [0, 0.5, 9e9], [-0.1, Infinity]],
    ['positive', positive(), [0.5, 9e9], [0, -1]],
    ['text', anyText(), ['', 'a', 'x'.repeat(5_000)], ['x'.repeat(5_001), 7]],
    ['words', filledText(), ['a'], ['', null]],
    ['a short text', anyText('', 3), ['abc'], ['abcd']],
    ['slug', formatted('slug'), ['city-motors'], ['City Motors', '']],
    ['address', formatted('address'), ['/finance', 'tel:07'], ['javascript:alert(1)', '//evil.example']],
    ['colour', formatted('colour'), ['#0f5c43', '#0F5C43'], ['#fff', 'green', 'red;}', '']],
    ['choice', choice(['monthly', false]), ['monthly', false], ['weekly', true, null]],
    ['nullable', nullable(count()), [null, 3], ['3', undefined]],
    ['list', listOf(count()), [[], [1, 2]], [[-1], { add: [1] }, '1']],
    ['record', recordOf(count()), [{}, { a: 1 }], [{ a: -1 }, []]],
    ['record of names', recordOf(count(), {}, ['used']), [{}, { used: 1 }], [{ boat: 1 }]],
    [
      'fields',
      fields({ id: count(), text: optional(anyText()) }),
      [{ id: 1 }, { id: 1, text: '' }],
      [{}, { id: 1, x: 1 }],
    ],
    ['loose fields', fields({ id: count() }, true), [{ id: 1, x: 1 }], [{ x: 1 }]],
    ['either', either([position(), listOf(position())]), [8, [3, 8]], [0, [0], '8']],
    ['anything', anything(), [null, 7, {}], []],
  ])('%s takes what fits and nothing else', (_, kind, good, bad) => {
    for (const value of good) expect(isOfKind(kind, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(isOfKind(kind, value), JSON.stringify(value)).toBe(false);
  });
});

describe('a change of a list', () => {
  const keys = fc.uniqueArray(fc.constantFrom('make', 'price', 'km', 'year', 'body', 'fuel'));
  const entries = (names: readonly string[]) => names.map((key) => ({ key, limit: 5 }));
  const byKey = (item: { key: string }) => item.key;

  it('a change of a list puts an entry before, after or last, takes entries out and moves them', () => {
    const changed = patchList(
      entries(['make', 'price', 'km']),
      {
        add: [
          { key: 'year', limit: 1, before: 'price' },
          { key: 'fuel', limit: 2, after: 'make' },
          { key: 'body', limit: 3 },
        ],
        remove: ['km'],
        move: [{ key: 'make', after: 'price' }],
      },
      byKey,
    );
    expect(changed.map(byKey)).toEqual(['fuel', 'year', 'price', 'make', 'body']);
    expect(changed[1]).toEqual({ key: 'year', limit: 1 });
  });

  it('a change of a list puts an entry that is already there in its old place, or where it says', () => {
    const list = entries(['make', 'price']);
    expect(patchList(list, { add: [{ key: 'make', limit: 9 }] }, byKey)).toEqual([
      { key: 'make', limit: 9 },
      { key: 'price', limit: 5 },
    ]);
    expect(patchList(list, { add: [{ key: 'make', limit: 9, after: 'price' }] }, byKey).map(byKey)).toEqual([
      'price',
      'make',
    ]);
  });

  it('a change of a list does the rest where an entry is unknown', () => {
    expect(
      patchList(['make', 'price'], { remove: ['prise'], move: [{ key: 'mak', before: 'price' }], add: ['km'] }, String),
    ).toEqual(['make', 'price', 'km']);
    expect(patchList(entries(['make']), { add: [{ key: 'km', limit: 1, after: 'prise' }] }, byKey)).toEqual([
      { key: 'make', limit: 5 },
      { key: 'km', limit: 1 },
    ]);
  });

  it('a change of a list has unknown keys where it names what is neither in the list nor added', () => {
    expect(
      unknownKeys(
        entries(['make']),
        {
          add: [
            { key: 'km', limit: 1, after: 'prise' },
            { key: 'fuel', limit: 1, before: 'km' },
          ],
          remove: ['mak'],
          move: [{ key: 'make', before: 'yaer' }],
        },
        byKey,
      ),
    ).toEqual(['mak', 'prise', 'yaer']);
    expect(unknownKeys(['make'], {}, String)).toEqual([]);
  });

  it('leaves the list below as it was, and has each entry once', () => {
    fc.assert(
      fc.property(keys, keys, keys, keys, (below, add, remove, order) => {
        const before = [...below];
        const move = order.map((key, index) => ({ key, before: order[(index + 1) % order.length] ?? key }));
        const changed = patchList(below, { add, remove, move }, String);
        expect(below).toEqual(before);
        const left = below.filter((key) => !remove.includes(key));
        expect([...changed].sort()).toEqual([...new Set([...left, ...add])].sort());
        const last = move.at(-1);
        if (
          last !== undefined &&
          last.key !== last.before &&
          [last.key, last.before].every((key) => changed.includes(key))
        )
          expect(changed.indexOf(last.key)).toBe(changed.indexOf(last.before) - 1);
      }),
    );
  });

  it('changes nothing where it says nothing', () => {
    fc.assert(
      fc.property(keys, (below) => {
        expect(patchList(below, {}, String)).toEqual(below);
      }),
    );
  });
});

describe('layLevels', () => {
  it('layLevels says who set each value', () => {
    const laid = layLevels(
      [
        ['platform', defaultsOf(table)],
        ['look', { card: { dark: true, labels: { used: 'Pre-owned' } } }],
        ['site', { buttons: { remove: ['details'] }, limit: 3 }],
      ],
      table,
    );
    expect(laid.sources).toEqual({
      title: 'platform',
      columns: 'platform',
      limit: 'site',
      buttons: 'site',
      menu: 'platform',
      'card.dark': 'look',
      'card.labels.used': 'look',
    });
  });

  it('layLevels forgets who set the parts of what a later level replaces', () => {
    const laid = layLevels([
      ['look', { maps: { key: 'a', url: '/b' } }],
      ['site', { maps: null }],
    ]);
    expect(laid).toEqual({ value: { maps: null }, sources: { maps: 'site' } });
  });

  it('layLevels names an entry by the first of its keys that it has', () => {
    const sections = {
      home: listOf(fields({ id: optional(filledText()), section: filledText() }), [], ['id', 'section']),
    };
    const home = [{ section: 'Hero' }, { id: 'second', section: 'Hero' }];
    expect(
      layLevels(
        [
          ['look', { home }],
          ['site', { home: { remove: ['Hero'] } }],
        ],
        sections,
      ).value,
    ).toEqual({ home: [home[1]] });
  });
});
