/** The columns of a listings feed, in the order in which feeds usually write them. README.md says what each becomes. */
export const feedColumns = [
  'Brand',
  'Year',
  'Model',
  'Car/Suv',
  'Title',
  'UsedOrNew',
  'Transmission',
  'Engine',
  'DriveType',
  'FuelType',
  'FuelConsumption',
  'Kilometres',
  'ColourExtInt',
  'Location',
  'CylindersinEngine',
  'BodyType',
  'Doors',
  'Seats',
  'Price',
] as const;

/** The name of one column. */
export type FeedColumn = (typeof feedColumns)[number];

/** One record of the feed: the text of each column. */
export type FeedRecord = Record<FeedColumn, string>;
