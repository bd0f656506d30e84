import { describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { feedColumns } from './feedColumns.ts';
import { parseFeedMapping, type FeedMapping } from './feedMapping.ts';
import { readFeed, type BrokenRecord, type PlacedRecord } from './readFeed.ts';

const bytes = async function* (content: string | Buffer, size = 7): AsyncGenerator<Buffer> {
  const whole = Buffer.from(content as string);
  for (let start = 0; start < whole.length; start += size) yield whole.subarray(start, start + size);
};
const readAll = async (
  content: string | Buffer,
  size?: number,
  mapping?: FeedMapping,
): Promise<(PlacedRecord | BrokenRecord)[]> => {
  const records: (PlacedRecord | BrokenRecord)[] = [];
  for await (const record of readFeed(bytes(content, size), mapping && { mapping })) records.push(record);
  return records;
};
const read = async (content: string | Buffer, size?: number, mapping?: FeedMapping): Promise<PlacedRecord[]> => {
  const records = await readAll(content, size, mapping);
  expect(records.filter((record) => 'text' in record)).toEqual([]);
  return records as PlacedRecord[];
};

describe('readFeed', () => {
  it('readFeed counts records and lines, also across line breaks in a record and blank lines', async () => {
    const feed = aFeed([
      aFeedRecord(),
      aFeedRecord({ 'Car/Suv': '02 **** ****\n' }),
      aFeedRecord({ Model: 'Yaris' }),
    ]).replace(/(?=Toyota,2018,Yaris)/, '\r\n');
    const records = await read(feed);
    expect(records.map(({ recordNumber, firstLine }) => [recordNumber, firstLine])).toEqual([
      [1, 2],
      [2, 3],
      [3, 6],
    ]);
    expect(records[2]?.record.Model).toBe('Yaris');
  });

  it.each(['\n', '\r\n', '\r'])(
    'readFeed reads line ends %j, a byte order mark and letters cut by chunks',
    async (eol) => {
      const records = await read(
        `\ufeff${aFeed([aFeedRecord({ Title: '2018 Citroën Corolla', Price: '1' })], { eol })}`,
        3,
      );
      expect(records[0]?.record).toMatchObject({ Brand: 'Toyota', Title: '2018 Citroën Corolla', Price: '1' });
    },
  );

  it('readFeed takes the columns in any order and more of them', async () => {
    const columns = ['Remark', ...[...feedColumns].reverse()];
    expect((await read(aFeed([aFeedRecord()], { columns })))[0]?.record).toEqual(aFeedRecord());
  });

  it.each<[string, string, string]>([
    ['inches within a field', '20" alloys', '20" alloys'],
    ['inches at the start of a quoted field', '"20"" alloys"', '20" alloys'],
    ['inches that open a field and close nothing', '"20 alloys', '"20 alloys'],
    ['inches in a field with quotes around', '"20" alloys, tow bar"', '20" alloys, tow bar'],
    ['a quoted field that goes on after its quote', '"20" alloys', '"20" alloys'],
    ['blanks around a quoted field', ' "tow bar, snorkel" ', 'tow bar, snorkel'],
    ['a line break in a quoted field', '"tow bar\nsnorkel"', 'tow bar\nsnorkel'],
    ['more separators than the header line', 'tow bar,,,', 'tow bar'],
  ])('readFeed reads %s, and the records after it', async (_, field, text) => {
    const columns = [...feedColumns, 'Remark'];
    const lines = aFeed([aFeedRecord(), aFeedRecord(), aFeedRecord({ Model: 'Yaris' })], { columns, eol: '\n' }).split(
      '\n',
    );
    lines[2] += field;
    const mapping = parseFeedMapping('{"columns":{"Title":"Remark"}}', 'map.json');
    const records = await read(lines.join('\n'), undefined, mapping);
    expect(records.map(({ record }) => record.Model)).toEqual(['Corolla', 'Corolla', 'Yaris']);
    expect(records[1]?.record.Title).toBe(text);
  });

  it.each<[string, string, string]>([
    ['a record cut short', 'Toyota,2018', 'which has 2 of 19 fields'],
    ['a comma too many', `${'Toyota,'.repeat(19)}Toyota`, 'which has 20 of 19 fields'],
    ['a quote that is never closed', '"Toyota,2018', 'in which a quote (") is misplaced'],
  ])('readFeed leaves out %s by its number, and reads on', async (_, line, problem) => {
    const lines = aFeed([aFeedRecord(), aFeedRecord()], { eol: '\n' }).split('\n');
    const records = await readAll([...lines.slice(0, 2), line, ...lines.slice(2)].join('\n'));
    expect(records[1]).toEqual({ recordNumber: 2, firstLine: 3, text: line, problem });
    expect(records[2]).toMatchObject({ recordNumber: 3, firstLine: 4, record: { Model: 'Corolla' } });
    expect(records).toHaveLength(3);
  });

  it('readFeed leaves out a line of blanks by its number', async () => {
    const lines = aFeed([aFeedRecord(), aFeedRecord()], { eol: '\n' }).split('\n');
    const records = await readAll([...lines.slice(0, 2), '  \t ', ...lines.slice(2)].join('\n'));
    expect(records[1]).toEqual({ recordNumber: 2, firstLine: 3, text: '  \t ' });
    expect(records).toHaveLength(3);
  });

  it.each([
    ['sep=;', ';'],
    ['"sep=;"', ';'],
    ['sep=,', ','],
    ['', ';'],
    ['', '\t'],
    ['', '|'],
  ])(
    'readFeed finds the separator of a feed that begins with %j and has %j in its header line',
    async (first, separator) => {
      const lines = [
        feedColumns.join(separator),
        feedColumns.map((column) => aFeedRecord({ Price: '1' })[column].replaceAll(',', '')).join(separator),
      ];
      const [record] = await read([...(first === '' ? [] : [first]), ...lines].join('\r\n'));
      expect(record).toMatchObject({
        recordNumber: 1,
        firstLine: lines.length + (first === '' ? 0 : 1),
        record: { Brand: 'Toyota', Price: '1' },
      });
    },
  );

  const feed = aFeed([aFeedRecord(), aFeedRecord()]);
  it.each<[string, string | Buffer, string]>([
    [
      'a missing column',
      aFeed([aFeedRecord()], { columns: feedColumns.filter((column) => column !== 'Year') }),
      'The feed has no column "Year".',
    ],
    [
      'a column that stands twice',
      aFeed([aFeedRecord()], { columns: [...feedColumns, 'Price'] }),
      'The feed has the column "Price" twice',
    ],
    ['a page instead of a feed', '<!doctype html>\n<html></html>\n', 'This is not a listings feed'],
    ['JSON instead of a feed', '{"cars":[]}', 'This is not a listings feed'],
    ['an empty file', '', 'The feed is empty.'],
    ['a header without records', aFeed([]), 'The feed has a header line and no records.'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${feed}`, 'utf16le'), 'The feed is encoded as UTF-16.'],
    ['UTF-16 without a mark', Buffer.from(feed, 'utf16le'), 'The feed holds zero bytes'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'The feed holds zero bytes'],
    [
      'Windows letters',
      Buffer.from(`${feed}Citroën`, 'latin1'),
      'The feed is not UTF-8: line 4 holds bytes that are not.',
    ],
  ])('readFeed refuses %s in one sentence', async (_, content, message) => {
    await expect(read(content, 4096)).rejects.toThrow(message);
    await expect(read(content, 4096)).rejects.toMatchObject({ name: 'FeedError' });
  });
});
