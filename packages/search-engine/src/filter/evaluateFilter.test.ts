import { describe, expect, it } from 'vitest';

import { engineWith, idsOf, movies, nested, search } from '../test/testEngine.ts';

const cars = [
  { id: 1, name: 'Gläss', year: 2018, sold: true, sizes: [2, 20], tag: null, note: '', extras: [] },
  { id: 2, name: 'glass', year: '2018', sold: false, sizes: [5], tag: 'a', note: ' ', extras: [null] },
  {
    id: 3,
    name: 'Captain',
    year: 2020,
    price: 1000,
    tag: 'b',
    options: {},
    remark: "the dealer's own",
    code: 'a-b_c.d',
  },
  { id: 4, name: ' captain cook ', year: 1999, price: 5000, colour: ['Green', 'blue'], remark: 'say "hi" \\ bye' },
];
const all = { filterableAttributes: ['*'] };

describe('filters', () => {
  it.each([
    ['with the same accents', 'name = Gläss', [1]],
    ['not without the accents', 'name = glass', [2]],
    ['in any case and with outer spaces', 'name = "CAPTAIN COOK"', [4]],
    ['all of a list', ['year = 2018', 'sold = true'], [1]],
    ['one of an inner list', [['year = 1999', 'year = 2020'], 'price > 0'], [3, 4]],
    ['a number and the same text', 'year = 2018', [1, 2]],
    ['a number in another notation', 'year = 2018.0', [1]],
    ['not equal, or without the attribute', 'price != 1000', [1, 2, 4]],
    ['NOT takes cars without the attribute', 'NOT price = 1000', [1, 2, 4]],
    ['any element of a list', 'colour = green', [4]],
    ['two bounds, each by another element', 'sizes > 5 AND sizes < 5', [1]],
    ['AND before OR', 'id = 1 OR id = 2 AND year = 1999', [1]],
    ['one of many', 'colour IN[green,red,]', [4]],
    ['one of none', 'id IN[]', []],
    ['none of many', 'id NOT IN [1, 2]', [3, 4]],
    ['both ends of a range', 'price 1000 TO 5000', [3, 4]],
    ['outside a range', 'NOT price 1000 TO 4999', [1, 2, 4]],
    ['a range as the InstantSearch adapter sends it', ['"price">=5000', '"price"<=20000'], [4]],
    ['exists, even null or empty', 'tag EXISTS', [1, 2, 3]],
    ['does not exist', 'tag NOT EXISTS', [4]],
    ['double negation', 'NOT tag NOT EXISTS', [1, 2, 3]],
    ['null, not missing, not a list with null', 'tag IS NULL OR extras IS NULL', [1]],
    ['not null, or missing', 'tag IS NOT NULL', [2, 3, 4]],
    ['empty text, list or object', 'note IS EMPTY OR options IS EMPTY', [1, 3]],
    ['null is not empty', 'tag IS EMPTY', []],
    ['not empty', 'extras IS NOT EMPTY', [2, 3, 4]],
    ['starts with, in any case', 'name STARTS WITH cap', [3, 4]],
    ['does not start with', 'name NOT STARTS WITH cap', [1, 2]],
    ['an unquoted boolean', 'sold = false', [2]],
    ['a quoted boolean, as a toggle sends it', [['"sold"="true"']], [1]],
    ['a range of text, by letters', 'name >= d', [1, 2]],
    ['a text range', 'name c TO d', [3, 4]],
    ['single quotes and an escaped quote', "remark = 'the dealer\\'s own'", [3]],
    ['double quotes and both kinds of escapes', String.raw`remark = "say \"hi\" \\ bye"`, [4]],
    ['a bare word with a hyphen, an underscore and a dot', 'code = a-b_c.d', [3]],
    ['an empty filter', '', [1, 2, 3, 4]],
    ['an empty list', [], [1, 2, 3, 4]],
  ])('filters: %s', async (_, filter, expected) => {
    expect(await idsOf(await engineWith(cars, all), { filter })).toEqual(expected);
  });

  it.each([
    ['a member of objects in a list', 'doggos.age > 5', [654, 951]],
    ['a text or a list of texts', 'cattos = pésti', [852]],
    ['a name with a hyphen', 'father = jean-baptiste', [951]],
    ['an existing parent object', 'doggos EXISTS', [852, 654, 951]],
  ])('filters: reaches %s', async (_, filter, expected) => {
    expect(
      await idsOf(await engineWith(nested, { filterableAttributes: ['doggos', 'cattos', 'father'] }), { filter }),
    ).toEqual(expected);
  });

  it.each([
    [
      'many = Glass',
      'Index `test`: Attribute `many` is not filterable. Available filterable attribute patterns are: `color`, `title`.\n1:5 many = Glass',
    ],
    [
      '"many" = "Glass"',
      'Index `test`: Attribute `many` is not filterable. Available filterable attribute patterns are: `color`, `title`.\n2:6 "many" = "Glass"',
    ],
    [
      'title = a AND many EXISTS',
      'Index `test`: Attribute `many` is not filterable. Available filterable attribute patterns are: `color`, `title`.\n15:19 title = a AND many EXISTS',
    ],
  ])('refuses an attribute that is not filterable, with its position: %s', async (filter, message) => {
    const { status, body } = await search(await engineWith(movies, { filterableAttributes: ['title', 'color'] }), {
      filter,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_search_filter', message });
  });

  it('filters: allows only the operators that the object form allows', async () => {
    const engine = await engineWith(nested, {
      filterableAttributes: [
        { attributePatterns: ['doggos.*'], features: { filter: { equality: true, comparison: false } } },
        { attributePatterns: ['id'], features: { filter: { equality: false, comparison: true } } },
      ],
    });
    expect(await idsOf(engine, { filter: 'doggos.name = bobby' })).toEqual([852]);
    expect(await idsOf(engine, { filter: 'id > 800' })).toEqual([852, 951]);
    const refused = await search(engine, { filter: 'doggos.age > 5' });
    expect(refused.body.code).toBe('invalid_search_filter');
    expect(refused.body.message).toContain(
      'Filter operator `>` is not allowed for the attribute `doggos.age`.\n  - Note: allowed operators: OR, AND, NOT, =, !=, IN, IS EMPTY, IS NULL, EXISTS.',
    );
    expect((await search(engine, { filter: 'id = 852' })).status).toBe(400);
  });

  const locations = [
    { id: 'sydney', _geo: { lat: -33.87, lng: 151.21 } },
    { id: 'parramatta', _geo: { lat: '-33.81', lng: '151.00' } },
    { id: 'melbourne', _geo: { lat: -37.81, lng: 144.96 } },
    { id: 'nowhere' },
  ];
  it('filters by a radius and sorts by distance', async () => {
    const engine = await engineWith(locations, { filterableAttributes: ['_geo'], sortableAttributes: ['_geo'] });
    expect(await idsOf(engine, { filter: '_geoRadius(-33.87, 151.21, 30000)' })).toEqual(['sydney', 'parramatta']);
    expect(await idsOf(engine, { filter: 'NOT _geoRadius(-33.87, 151.21, 30000)' })).toEqual(['melbourne', 'nowhere']);
    expect(await idsOf(engine, { sort: ['_geoPoint(-37.8, 145):asc'] })).toEqual([
      'melbourne',
      'parramatta',
      'sydney',
      'nowhere',
    ]);
    expect(await idsOf(engine, { sort: ['_geoPoint(-37.8, 145):desc'] })).toEqual([
      'sydney',
      'parramatta',
      'melbourne',
      'nowhere',
    ]);
    const { body } = await search(engine, { sort: ['_geoPoint(-33.87, 151.21):asc'] });
    // Sydney to Melbourne is 713 km by great circle.
    expect(body.hits[2]._geoDistance).toBeGreaterThan(708_000);
    expect(body.hits[2]._geoDistance).toBeLessThan(718_000);
    expect(body.hits[0]._geoDistance).toBe(0);
    expect(body.hits[3]).not.toHaveProperty('_geoDistance');
  });
});
