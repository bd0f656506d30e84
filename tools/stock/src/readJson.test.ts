import { describe, expect, it } from 'vitest';
import { aFeedRecord } from './aFeed.ts';
import { parseFeedMapping } from './feedMapping.ts';
import { readJson } from './readJson.ts';

const mapping = (value: unknown) => parseFeedMapping(JSON.stringify(value), 'map.json');

describe('readJson', () => {
  it('reads a list, and one vehicle on each line with its line', () => {
    const [one, two] = [aFeedRecord(), aFeedRecord({ Model: 'Yaris' })];
    expect(readJson(JSON.stringify([one, two]), 'json')).toEqual([
      { recordNumber: 1, firstLine: 0, record: one },
      { recordNumber: 2, firstLine: 0, record: two },
    ]);
    expect(readJson(`${JSON.stringify(one)}\n\n${JSON.stringify(two)}\n`, 'ndjson')).toEqual([
      { recordNumber: 1, firstLine: 1, record: one },
      { recordNumber: 2, firstLine: 3, record: two },
    ]);
  });

  it('reaches into members, joins lists, and writes numbers as text', () => {
    const feed = {
      data: {
        cars: [
          {
            make: 'Kia',
            spec: { model: 'Rio', year: 2019 },
            price: { sale: 15990.5 },
            colours: ['Red', 'Black'],
            sold: null,
          },
        ],
      },
    };
    const map = mapping({
      records: 'data.cars',
      columns: {
        Brand: 'make',
        Model: 'spec.model',
        Year: 'spec.year',
        Title: ['spec.year', 'make', 'spec.model'],
        Price: 'price.sale',
        ColourExtInt: 'colours',
      },
    });
    expect(readJson(JSON.stringify(feed), 'json', map)).toMatchObject([
      {
        record: {
          Brand: 'Kia',
          Model: 'Rio',
          Year: '2019',
          Title: '2019 Kia Rio',
          Price: '15990.5',
          ColourExtInt: 'Red, Black',
        },
      },
    ]);
  });

  it('takes columns that only some vehicles have', () => {
    const { Price: _, ...unpriced } = aFeedRecord();
    expect(readJson(JSON.stringify([unpriced, aFeedRecord()]), 'json')).toMatchObject([
      { record: { Price: '' } },
      { record: { Price: '18950' } },
    ]);
  });

  it('passes car documents on as they are', () => {
    const doc = { id: 7, slug: 'a', make: 'Kia', variant: { cylinders: 4 } };
    expect(readJson(`${JSON.stringify(doc)}\n`, 'ndjson')).toEqual([{ recordNumber: 1, firstLine: 1, doc }]);
  });

  it.each<[string, string, 'json' | 'ndjson', unknown, string]>([
    ['an empty file', ' \n', 'json', undefined, 'The feed is empty.'],
    ['an empty list', '[]', 'json', undefined, 'The feed holds no vehicle.'],
    ['broken JSON', '[{"Brand": ', 'json', undefined, 'The feed is broken: the file is not JSON'],
    ['a broken line', '{"Brand":"Kia"}\n{"Brand"', 'ndjson', undefined, 'The feed is broken: line 2 is not JSON'],
    ['a line that is no object', '{"Brand":"Kia"}\n7\n', 'ndjson', undefined, 'record 2 (line 2) is not an object'],
    [
      'an object around the list',
      '{"cars": [], "count": 3}',
      'json',
      undefined,
      'This one holds lists under "cars": name one as "records" in a --mapping.',
    ],
    [
      'a list that is not where the mapping says',
      '{"cars": []}',
      'json',
      { records: 'data.cars' },
      'the vehicles stand under "data.cars"; there is no list.',
    ],
    ['other columns', '[{"make": "Kia"}]', 'json', undefined, 'This is not a listings feed'],
  ])('refuses %s', (_, text, format, map, message) => {
    expect(() => readJson(text, format, map === undefined ? undefined : mapping(map))).toThrow(message);
  });
});
