import { fieldColumns, type FieldColumn } from './fieldColumns.ts';

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

/** The name of one of these columns. */
type ListingColumn = (typeof feedColumns)[number];

/** The name of a column, also of one that holds a field of the document. */
export type FeedColumn = ListingColumn | FieldColumn;

/** All columns that a mapping may name. */
export const allColumns: readonly FeedColumn[] = [...feedColumns, ...fieldColumns];

/** One record of the feed: the text of each column; fields only where the feed has a column for them. */
export type FeedRecord = Record<ListingColumn, string> & Partial<Record<FieldColumn, string>>;
