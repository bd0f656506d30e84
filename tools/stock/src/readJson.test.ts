import { describe, expect, it } from 'vitest';
import { aFeedRecord } from './aFeed.ts';
import { parseFeedMapping } from './feedMapping.ts';
import { readJson, type PlacedDocument } from './readJson.ts';
import type { BrokenRecord, PlacedRecord } from './readFeed.ts';

/** Reads a text in pieces of three characters, as a file may be cut. */
const read = async (text: string, format: 'json' | 'ndjson', map?: ReturnType<typeof mapping>) => {
  const open = async function* () {
    for (let start = 0; start < text.length; start += 3) yield text.slice(start, start + 3);
  };
  const records: (PlacedRecord | PlacedDocument | BrokenRecord)[] = [];
  for await (const record of readJson(open, format, map && { mapping: map })) records.push(record);
  return records;
};
const mapping = (value: unknown) => parseFeedMapping(JSON.stringify(value), 'map.json');

describe('readJson', () => {
  it('readJson reads a list, and one vehicle on each line with its line', async () => {
    const [one, two] = [aFeedRecord(), aFeedRecord({ Model: 'Yaris' })];
    expect(await read(JSON.stringify([one, two]), 'json')).toEqual([
      { recordNumber: 1, firstLine: 0, record: one },
      { recordNumber: 2, firstLine: 0, record: two },
    ]);
    expect(await read(`${JSON.stringify(one)}\n\n${JSON.stringify(two)}\n`, 'ndjson')).toEqual([
      { recordNumber: 1, firstLine: 1, record: one },
      { recordNumber: 2, firstLine: 3, record: two },
    ]);
  });

  it('readJson reaches into members, joins lists, and writes numbers as text', async () => {
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
    expect(await read(JSON.stringify(feed), 'json', map)).toMatchObject([
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

  it('readJson takes columns that only some vehicles have', async () => {
    const { Price: _, ...unpriced } = aFeedRecord();
    expect(await read(JSON.stringify([unpriced, aFeedRecord()]), 'json')).toMatchObject([
      { record: { Price: '' } },
      { record: { Price: '18950' } },
    ]);
  });

  it('readJson passes car documents on as they are', async () => {
    const doc = { id: 7, slug: 'a', make: 'Kia', variant: { cylinders: 4 } };
    expect(await read(`${JSON.stringify(doc)}\n`, 'ndjson')).toEqual([{ recordNumber: 1, firstLine: 1, doc }]);
  });

  it.each(['json', 'ndjson'] as const)(
    'readJson leaves out what is no vehicle in %s by its number, and reads on',
    async (format) => {
      const car = JSON.stringify(aFeedRecord());
      const lines = [car, '{"Brand": Kia}', '7', car];
      const text = format === 'json' ? `[\n${lines.join(',\n')}\n]` : lines.join('\n');
      const line = (number: number) => ({ recordNumber: number, firstLine: format === 'json' ? 0 : number });
      expect(await read(text, format)).toEqual([
        { ...line(1), record: aFeedRecord() },
        { ...line(2), text: '{"Brand": Kia}', problem: 'which is not JSON' },
        { ...line(3), text: '7', problem: 'which is no object' },
        { ...line(4), record: aFeedRecord() },
      ]);
    },
  );

  it('readJson finds the list by its path, whatever text is around it', async () => {
    const car = { make: 'Kia', model: 'Rio "GT]," \\', year: 2019, tags: [{ name: 'a' }, { name: 'b, [c]' }] };
    const feed = {
      note: '"cars": [',
      cars: { cars: 1 },
      data: { other: [{ cars: [] }], cars: [car, car] },
      end: [1, 2],
    };
    const records = await read(JSON.stringify(feed, null, 2), 'json', mapping({ records: 'data.cars' }));
    expect(records.map((placed) => 'record' in placed && placed.record.Model)).toEqual([car.model, car.model]);
  });

  it.each<[string, string, 'json' | 'ndjson', unknown, string]>([
    ['an empty file', ' \n', 'json', undefined, 'The feed is empty.'],
    ['an empty list', '[]', 'json', undefined, 'The feed holds no vehicle.'],
    ['broken JSON', '[{"Brand": ', 'json', undefined, 'The feed is broken: the file is not JSON'],
    ['JSON that ends within a list', '[{"Brand":"Kia"},', 'json', undefined, 'is not JSON: it ends too early'],
    ['a list without an element', '[{"Brand":"Kia"},,{}]', 'json', undefined, 'an element is missing in its list'],
    ['a bracket too many', '[{"Brand":"Kia"}]]', 'json', undefined, 'a ] closes nothing'],
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
      'the vehicles are under "data.cars"; there is no list.',
    ],
    ['other columns', '[{"hue": "Red"}]', 'json', undefined, 'This is not a listings feed'],
  ])('readJson refuses %s', async (_, text, format, map, message) => {
    await expect(read(text, format, map === undefined ? undefined : mapping(map))).rejects.toThrow(message);
  });
});
