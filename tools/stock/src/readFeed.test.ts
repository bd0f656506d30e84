import { describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { feedColumns } from './feedColumns.ts';
import { readFeed, type PlacedRecord } from './readFeed.ts';

const bytes = async function* (content: string | Buffer, size = 7): AsyncGenerator<Buffer> {
  const whole = Buffer.from(content as string);
  for (let start = 0; start < whole.length; start += size) yield whole.subarray(start, start + size);
};
const read = async (content: string | Buffer, size?: number): Promise<PlacedRecord[]> => {
  const records: PlacedRecord[] = [];
  for await (const record of readFeed(bytes(content, size))) records.push(record);
  return records;
};

describe('readFeed', () => {
  it('counts records and lines, also across line breaks in a record and blank lines', async () => {
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

  it.each(['\n', '\r\n'])('reads line ends %j, a byte order mark and letters cut by chunks', async (eol) => {
    const records = await read(
      `\ufeff${aFeed([aFeedRecord({ Title: '2018 Citroën Corolla', Price: '1' })], { eol })}`,
      3,
    );
    expect(records[0]?.record).toMatchObject({ Brand: 'Toyota', Title: '2018 Citroën Corolla', Price: '1' });
  });

  it('takes the columns in any order and more of them', async () => {
    const columns = ['Remark', ...[...feedColumns].reverse()];
    expect((await read(aFeed([aFeedRecord()], { columns })))[0]?.record).toEqual(aFeedRecord());
  });

  const feed = aFeed([aFeedRecord(), aFeedRecord()]);
  it.each<[string, string | Buffer, string]>([
    [
      'a missing column',
      aFeed([aFeedRecord()], { columns: feedColumns.filter((column) => column !== 'Price') }),
      'The feed has no column "Price".',
    ],
    [
      'a column that stands twice',
      aFeed([aFeedRecord()], { columns: [...feedColumns, 'Price'] }),
      'The feed has the column "Price" twice',
    ],
    [
      'a quote that is never closed',
      `${feed}"Toyota,2018`,
      'a quote (") that opens in record 3, which starts on line 4, is never closed',
    ],
    [
      'a quote in the middle of a field',
      `${feed}To"yota,2018\r\n`,
      'a quote (") stands in the middle of a field in record 3, which starts on line 4',
    ],
    [
      'a record cut short',
      `${feed}Toyota,2018\r\n${feed}`,
      'record 3, which starts on line 4, does not have as many fields as the header line',
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
  ])('refuses %s in one sentence', async (_, content, message) => {
    await expect(read(content, 4096)).rejects.toThrow(message);
    await expect(read(content, 4096)).rejects.toMatchObject({ name: 'FeedError' });
  });
});
