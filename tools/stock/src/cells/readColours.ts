import { type Cell, readCell } from './cell.ts';

/** Paint and trim; the build month where the feed wrote it in the trim's place. */
export type Colours = { colour?: string; interior?: string; buildDate?: string };

/**
 * Colours from "White / Black". Some records hold the warranty here ("5 years / Unlimited km"), which is no colour, and
 * some a build month ("White / 2019/04").
 */
export const readColours = (cell: string): Cell<Colours> => {
  const text = readCell(cell);
  if (text === undefined) return { kind: 'nothing' };
  if (/\b(years?|months?|km)\b/i.test(text)) return { kind: 'unread' };
  const slash = text.indexOf(' / ');
  const colour = readCell(slash === -1 ? text : text.slice(0, slash));
  const rest = slash === -1 ? undefined : readCell(text.slice(slash + 3));
  const month = /^(\d{4})\/(\d{2})$/.exec(rest ?? '');
  const value = {
    ...(colour !== undefined && { colour }),
    ...(month ? { buildDate: `${month[2]}/${month[1]}` } : rest !== undefined && { interior: rest }),
  };
  return Object.keys(value).length === 0 ? { kind: 'nothing' } : { kind: 'value', value };
};
