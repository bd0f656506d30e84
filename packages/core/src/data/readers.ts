/**
 * Small readers for feeds that are not clean: each takes anything and answers a value or `undefined`, and none throws.
 * They are shared by the schema (`vehicleDocSchema`) and by `parseVehicle`, so the two cannot disagree.
 */

/** Text that feeds write for an empty value. */
const nothing = new Set(['', '-', '--', 'null', 'nan', 'undefined', 'n/a', 'nil']);

/** The first letters of that text: none, a hyphen, n and u. */
const mayBeNothing = (first: number): boolean =>
  Number.isNaN(first) || first === 45 || first === 110 || first === 78 || first === 117 || first === 85;

/** A number, with or without `$`, thousands separators and a unit: "$45,990", "1 200 km", "7.9 L". */
const numberText = /^(-?)\$?\s?(\d[\d, ]*(?:\.\d+)?|\.\d+)\s?(?:km|kms|kg|mm|nm|cc|l|litres?|seats?|doors?|cyl)?$/i;

/** Text; what feeds write for an empty value is undefined, and numbers become text. */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'string') {
    // An unpaired surrogate, which JSON can contain, would make encodeURIComponent throw.
    const text = value.trim().toWellFormed();
    // Length and first letter rule out most texts without a look-up.
    return text.length > 9 || !mayBeNothing(text.charCodeAt(0))
      ? text
      : nothing.has(text.toLowerCase())
        ? undefined
        : text;
  }
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};

/** A finite number, also from text with separators and a unit. */
export const readNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const found = numberText.exec(value.trim());
  if (!found) return undefined;
  const number = Number(found[1] + (found[2] ?? '').replace(/[, ]/g, ''));
  return Number.isFinite(number) ? number : undefined;
};

/** A whole number (ids, years, counts); a fraction is not one. */
export const readWhole = (value: unknown): number | undefined => {
  const number = readNumber(value);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
};

/**
 * An odometer in whole kilometres. A small number with decimals is no reading: "88.412" rather means 88,412.
 *
 * @example
 * readKilometres('61,234.6 km'); // => 61235
 * readKilometres(88.412); // => undefined
 */
export const readKilometres = (value: unknown): number | undefined => {
  const number = readNumber(value);
  return number !== undefined && number >= 0 && (number >= 1000 || Number.isInteger(number))
    ? Math.round(number)
    : undefined;
};

/** A boolean, also from "true", "yes", "1" and 1. */
export const readFlag = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  if (value === 1) return true;
  if (value === 0) return false;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().toLowerCase();
  if (text === 'true' || text === 'yes' || text === 'y' || text === '1') return true;
  if (text === 'false' || text === 'no' || text === 'n' || text === '0') return false;
  return undefined;
};

/** An object; lists and everything else are undefined. */
export const readObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** The readable entries of a list; a single value is a list of one, anything else is empty. */
export const readTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) {
    const texts: string[] = [];
    for (const entry of value) {
      const text =
        readText(entry) ?? readText(readObject(entry)?.['name']) ?? readText(readObject(entry)?.['description']);
      if (text !== undefined) texts.push(text);
    }
    return texts;
  }
  const text = readText(value);
  return text === undefined ? [] : [text];
};

const forbidden = /[\u0000-\u001f\u007f\\]/;
const webOrRelative = /^(?:https?:\/\/[^/]|(?!\/\/)(?![a-z][a-z0-9+.-]*:))/i;

/**
 * An address that is safe in `src` or `href`: http, https or relative. `javascript:`, `data:`, `//elsewhere` and the like are
 * undefined.
 */
export const readUrl = (value: unknown): string | undefined => {
  const text = readText(value);
  return text !== undefined && webOrRelative.test(text) && !forbidden.test(text) ? text : undefined;
};

const isoMoment =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Milliseconds since 1970 from an ISO date (UTC if it has no time zone), seconds or milliseconds.
 *
 * @example readMoment('2026-03-15T02:00:00Z') // => 1773540000000
 */
export const readMoment = (value: unknown): number | undefined => {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value <= 0) return undefined;
    // Seconds reach 1e11 only in the year 5138; milliseconds passed it in 1973.
    return value < 1e11 ? value * 1000 : value;
  }
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const found = isoMoment.exec(text);
  if (!found) return /^\d{9,13}$/.test(text) ? readMoment(Number(text)) : undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = found;
  const offset = /^(z|utc)$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(moment) ? undefined : moment;
};

/** New, demo or used, from the feed's name for it. */
export const readCarType = (value: unknown): 'new' | 'demo' | 'used' | undefined => {
  const word = readText(value)?.toLowerCase();
  if (word === 'new' || word === 'demo' || word === 'used') return word;
  if (word === 'demonstrator') return 'demo';
  if (word === 'pre-owned' || word === 'preowned') return 'used';
  return undefined;
};
