import { describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { planColumns, recordReader } from './columnPlan.ts';
import { parseFeedMapping } from './feedMapping.ts';
import { readFeed } from './readFeed.ts';

const mapping = (value: unknown) => parseFeedMapping(JSON.stringify(value), 'map.json');
const readerOf = (map: ReturnType<typeof mapping>, names: string[]) => recordReader(planColumns(map, names), map);
const bytes = async function* (text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
};

describe('parseFeedMapping', () => {
  it('parseFeedMapping reads a file of columns, words, defaults, key, delimiter and list', () => {
    const read = mapping({
      columns: { Brand: 'make', Title: ['year', 'make'] },
      values: { UsedOrNew: { U: 'USED' } },
      defaults: { UsedOrNew: 'USED' },
      key: 'stock_no',
      delimiter: ';',
      records: 'data.cars',
    });
    expect(read).toEqual({
      columns: { Brand: ['make'], Title: ['year', 'make'] },
      values: { UsedOrNew: new Map([['u', 'USED']]) },
      defaults: { UsedOrNew: 'USED' },
      key: 'stock_no',
      delimiter: ';',
      records: 'data.cars',
    });
  });

  it.each<[string, unknown, string]>([
    [
      'a member that does not exist',
      { colums: {} },
      'colums is unknown. A mapping holds columns, values, defaults, key, delimiter, records.',
    ],
    [
      'a column that is not ours',
      { columns: { Farbe: 'farbe' } },
      'columns.Farbe is no column of ours. They are Brand, Year',
    ],
    ['a column in other letters', { columns: { brand: 'make' } }, 'columns.brand must be written Brand.'],
    [
      'a column that is a number',
      { columns: { Brand: 4 } },
      "columns.Brand must be the name of one of the feed's columns, a list of names, or null.",
    ],
    ['an empty list', { columns: { Title: [] } }, 'columns.Title must be the name'],
    [
      'words that are no texts',
      { values: { UsedOrNew: { U: 1 } } },
      'values.UsedOrNew must be an object of words and what they mean',
    ],
    ['an empty default', { defaults: { UsedOrNew: '' } }, 'defaults.UsedOrNew must be a text.'],
    ['a long delimiter', { delimiter: '||' }, 'delimiter must be one character'],
    ['a key that is no text', { key: 7 }, 'key must be a text.'],
    ['a list', [], 'map.json must hold one object'],
  ])('parseFeedMapping refuses %s', (_, value, message) => {
    expect(() => mapping(value)).toThrow(message);
  });

  it('parseFeedMapping says everything that is wrong at once, and what is no JSON', () => {
    expect(() => mapping({ a: 1, key: 7 })).toThrow(
      /^map\.json cannot be used:\n {2}a is unknown.*\n {2}key must be a text\.$/,
    );
    expect(() => parseFeedMapping('{', 'map.json')).toThrow('map.json is not JSON');
  });
});

describe('recordReader', () => {
  it("recordReader reads a dealer's own columns, words and gaps", () => {
    const read = readerOf(
      mapping({
        columns: { Brand: 'MAKE', Title: ['year', 'make', 'model', 'badge'], Price: 'drive_away' },
        values: { UsedOrNew: { u: 'USED', n: 'NEW' } },
        defaults: { FuelType: 'Diesel' },
        key: 'stock',
      }),
      ['make', 'model', 'year', 'badge', 'drive_away', 'usedornew', 'stock'],
    );
    const cells: Record<string, string> = {
      make: 'Isuzu',
      model: 'D-Max',
      year: '2021',
      badge: '',
      drive_away: '45990',
      usedornew: 'U',
      stock: ' A-17 ',
    };
    const { record, key } = read((name) => cells[name] ?? '');
    expect(record).toMatchObject({
      Brand: 'Isuzu',
      Model: 'D-Max',
      Title: '2021 Isuzu D-Max',
      Price: '45990',
      UsedOrNew: 'USED',
      FuelType: 'Diesel',
      Seats: '',
    });
    expect(key).toBe('A-17');
  });

  it.each<[string, object, string[], string]>([
    [
      'a column that the feed lacks',
      { columns: { Brand: 'make', Price: 'amount' } },
      ['make', 'Model', 'Year', 'Title'],
      'The mapping names columns that the feed does not have: "amount" for Price. Its columns are make, Model, Year, Title.',
    ],
    ['a key that the feed lacks', { key: 'vin' }, ['Brand', 'Model', 'Year', 'Title'], '"vin" for the key'],
    [
      'no word about the year',
      { columns: { Brand: 'make' } },
      ['make', 'Model', 'Title'],
      'Neither the feed nor the mapping says where Year comes from.',
    ],
    [
      'a source that stands twice',
      { columns: { Brand: 'make' } },
      ['make', 'Make', 'Model', 'Year', 'Title'],
      'The feed has the column "make" twice',
    ],
  ])('recordReader refuses %s', (_, value, names, message) => {
    expect(() => planColumns(mapping(value), names)).toThrow(message);
  });

  it('recordReader reads a CSV feed with another delimiter through a mapping as it reads our own columns', async () => {
    const own = aFeed([aFeedRecord({ Title: '2018 Toyota Corolla' })]);
    const theirs = 'hersteller;modell;baujahr;preis\nToyota;Corolla;2018;18950\n';
    const map = mapping({
      columns: {
        Brand: 'Hersteller',
        Model: 'Modell',
        Year: 'Baujahr',
        Title: ['baujahr', 'hersteller', 'modell'],
        Price: 'Preis',
      },
      delimiter: ';',
    });
    const first = async (text: string, by?: typeof map) =>
      (await readFeed(bytes(text), by && { mapping: by }).next()).value as { record: Record<string, string> };
    const [mine, mapped] = [await first(own), await first(theirs, map)];
    for (const column of ['Brand', 'Model', 'Year', 'Title', 'Price'])
      expect(mapped.record[column]).toBe(mine.record[column]);
  });
});
