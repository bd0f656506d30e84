import { feedColumns, type FeedRecord } from './feedColumns.ts';

/** A record for tests: an ordinary used hatch, changed where the test needs it. Invented, like every name in it. */
export const aFeedRecord = (change: Partial<FeedRecord> = {}): FeedRecord => ({
  Brand: 'Toyota',
  Year: '2018',
  Model: 'Corolla',
  'Car/Suv': 'Hatchback',
  Title: '2018 Toyota Corolla Ascent Sport',
  UsedOrNew: 'USED',
  Transmission: 'Automatic',
  Engine: '4 cyl, 1.8 L',
  DriveType: 'Front',
  FuelType: 'Unleaded',
  FuelConsumption: '6.7 L / 100 km',
  Kilometres: '61234',
  ColourExtInt: 'White / Black',
  Location: 'Sandgate, QLD',
  CylindersinEngine: '4 cyl',
  BodyType: 'Hatchback',
  Doors: ' 5 Doors',
  Seats: ' 5 Seats',
  Price: '18950',
  ...change,
});

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A feed for tests, as text. */
export const aFeed = (records: FeedRecord[], { eol = '\r\n', columns = [...feedColumns] as string[] } = {}): string =>
  [
    columns.map(cell).join(','),
    ...records.map((record) =>
      columns.map((column) => cell((record as Record<string, string>)[column] ?? '')).join(','),
    ),
  ].join(eol) + eol;
