import * as z from 'zod/mini';
import { readFlag, readNumber, readObject, readText, readTexts, readUrl, readWhole } from './readers.ts';

/**
 * Building bricks for the documents that come over the wire: lenient in what they take, strict in what comes out.
 * A wrong type, "null", "" or nan becomes absent, and nothing throws.
 */

/** A field read by `read`; a value that cannot be read is absent. */
export const lenient = <T>(read: (value: unknown) => T | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value: unknown): T | undefined => read(value)),
    ),
  );

/** Text; a feed's words for an empty value, such as "null" or "n/a", are absent. */
export const text = lenient(readText);
/** A finite number, also from "$45,990". */
export const number = lenient(readNumber);
/** A whole number: ids, counts, years. */
export const whole = lenient(readWhole);
/** A boolean, also from "true" and 1. */
export const flag = lenient(readFlag);
/** An address that is safe in `src` or `href`. */
export const url = lenient(readUrl);
/** A list of texts; a single text is a list of one. */
export const texts = lenient((value) => (value === undefined || value === null ? undefined : readTexts(value)));

/** A whole number without which the document is malformed. */
export const neededWhole = z.pipe(
  z.transform((value: unknown) => readWhole(value)),
  z.number(),
);
/** A text without which the document is malformed. */
export const neededText = z.pipe(
  z.transform((value: unknown) => readText(value)),
  z.string(),
);

/** One value of a list, read in lower case and with underscores for spaces ("Coming Soon"); any other is absent. */
export const oneOf = <const Option extends string>(options: readonly Option[]) =>
  lenient((value): Option | undefined => {
    const normalised = readText(value)
      ?.toLowerCase()
      .replace(/[\s-]+/g, '_');
    return options.find((option) => option === normalised);
  });

/** An object read by `schema`; anything else is absent. */
export const part = <S extends z.ZodMiniType>(schema: S) =>
  lenient((value): z.output<S> | undefined => {
    if (readObject(value) === undefined) return undefined;
    const read = z.safeParse(schema, value);
    return read.success ? read.data : undefined;
  });

/** A list without its unreadable entries. */
export const list = <S extends z.ZodMiniType>(schema: S) =>
  lenient((value): z.output<S>[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((entry: unknown) => {
      const read = z.safeParse(schema, entry);
      return read.success ? [read.data] : [];
    });
  });

/** An object of objects by name, such as lenders by provider; entries that are not objects are left out. */
export const record = <S extends z.ZodMiniType>(schema: S) =>
  lenient((value): Record<string, z.output<S>> | undefined => {
    const object = readObject(value);
    if (object === undefined) return undefined;
    return Object.fromEntries(
      Object.entries(object).flatMap(([key, entry]) => {
        const read = z.safeParse(schema, entry);
        return readObject(entry) !== undefined && read.success ? [[key, read.data] as const] : [];
      }),
    );
  });
