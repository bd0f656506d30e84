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
    ['accents are kept (row 39)', 'name = Gläss', [1]],
    ['accents are kept, so plain letters miss them (row 39)', 'name = glass', [2]],
    ['case and outer spaces do not matter (row 39)', 'name = "CAPTAIN COOK"', [4]],
    ['all of a list (row 40)', ['year = 2018', 'sold = true'], [1]],
    ['one of an inner list (row 40)', [['year = 1999', 'year = 2020'], 'price > 0'], [3, 4]],
    ['a number and the same text (row 41)', 'year = 2018', [1, 2]],
    ['a number written otherwise', 'year = 2018.0', [1]],
    ['not equal takes cars without the attribute (row 42)', 'price != 1000', [1, 2, 4]],
    ['NOT takes cars without the attribute (row 42)', 'NOT price = 1000', [1, 2, 4]],
    ['any element of a list (row 43)', 'colour = green', [4]],
    ['two bounds met by different elements (row 44)', 'sizes > 5 AND sizes < 5', [1]],
    ['AND before OR (row 45)', 'id = 1 OR id = 2 AND year = 1999', [1]],
    ['one of many (row 46)', 'colour IN[green,red,]', [4]],
    ['one of none (row 46)', 'id IN[]', []],
    ['none of many (row 46)', 'id NOT IN [1, 2]', [3, 4]],
    ['both ends of a range (row 47)', 'price 1000 TO 5000', [3, 4]],
    ['outside a range (row 47)', 'NOT price 1000 TO 4999', [1, 2, 4]],
    ['as the InstantSearch adapter writes it (row 48)', ['"price">=5000', '"price"<=20000'], [4]],
    ['exists, even null or empty (row 49)', 'tag EXISTS', [1, 2, 3]],
    ['does not exist (row 49)', 'tag NOT EXISTS', [4]],
    ['double negation (row 49)', 'NOT tag NOT EXISTS', [1, 2, 3]],
    ['null, not missing, not a list with null (row 50)', 'tag IS NULL OR extras IS NULL', [1]],
    ['not null takes the missing too (row 50)', 'tag IS NOT NULL', [2, 3, 4]],
    ['empty text, list or object (row 51)', 'note IS EMPTY OR options IS EMPTY', [1, 3]],
    ['null is not empty (row 51)', 'tag IS EMPTY', []],
    ['not empty (row 51)', 'extras IS NOT EMPTY', [2, 3, 4]],
    ['starts with, in any case (row 52)', 'name STARTS WITH cap', [3, 4]],
    ['does not start with (row 52)', 'name NOT STARTS WITH cap', [1, 2]],
    ['booleans as words (row 53)', 'sold = false', [2]],
    ['quoted booleans, as a toggle sends them (row 53)', [['"sold"="true"']], [1]],
    ['a range over text compares letters (row 54)', 'name >= d', [1, 2]],
    ['a text range (row 54)', 'name c TO d', [3, 4]],
    ['single quotes, and a quote escaped (row 55)', "remark = 'the dealer\\'s own'", [3]],
    ['double quotes, and escapes of both kinds (row 55)', String.raw`remark = "say \"hi\" \\ bye"`, [4]],
    ['a bare word with a hyphen, an underscore and a dot (row 55)', 'code = a-b_c.d', [3]],
    ['an empty filter (row 65)', '', [1, 2, 3, 4]],
    ['an empty list (row 65)', [], [1, 2, 3, 4]],
  ])('%s', async (_, filter, expected) => {
    expect(await idsOf(await engineWith(cars, all), { filter })).toEqual(expected);
  });

  it.each([
    ['members of listed objects (row 43)', 'doggos.age > 5', [654, 951]],
    ['one text or a list of them', 'cattos = pésti', [852]],
    ['a name with a hyphen', 'father = jean-baptiste', [951]],
    ['a parent object that is there', 'doggos EXISTS', [852, 654, 951]],
  ])('reaches %s', async (_, filter, expected) => {
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
  ])('refuses an attribute that is not filterable, and shows where: %s (row 61)', async (filter, message) => {
    const { status, body } = await search(await engineWith(movies, { filterableAttributes: ['title', 'color'] }), {
      filter,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_search_filter', message });
  });

  it('allows only the operators that the object form allows (row 64)', async () => {
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

  const places = [
    { id: 'sydney', _geo: { lat: -33.87, lng: 151.21 } },
    { id: 'parramatta', _geo: { lat: '-33.81', lng: '151.00' } },
    { id: 'melbourne', _geo: { lat: -37.81, lng: 144.96 } },
    { id: 'nowhere' },
  ];
  it('finds what lies within a radius, and sorts by distance', async () => {
    const engine = await engineWith(places, { filterableAttributes: ['_geo'], sortableAttributes: ['_geo'] });
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
