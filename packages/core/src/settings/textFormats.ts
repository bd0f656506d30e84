import {
  dayPattern,
  indexNamePattern,
  isColour,
  isFilmAddress,
  isHost,
  isImageAddress,
  isSafeAddress,
  isServiceAddress,
  isSitePath,
  isStockSearchPath,
  isTimezone,
  isWebAddress,
  slugPattern,
} from './texts.ts';

/** The formats of texts by name: a pattern or a function. */
export const textFormats = {
  slug: slugPattern,
  day: dayPattern,
  indexName: indexNamePattern,
  webAddress: isWebAddress,
  address: isSafeAddress,
  path: isSitePath,
  stockSearchPath: isStockSearchPath,
  service: isServiceAddress,
  picture: isImageAddress,
  film: isFilmAddress,
  host: isHost,
  timezone: isTimezone,
  colour: isColour,
} as const;

/** The name of a text's format. */
export type TextFormat = keyof typeof textFormats;
