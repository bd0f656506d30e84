import * as z from 'zod/mini';
import {
  dayPattern,
  isHost,
  isImageAddress,
  isSafeAddress,
  isServiceAddress,
  isSitePath,
  isTimezone,
  isWebAddress,
  longestText,
  slugPattern,
} from '../settings/texts.ts';

const sayAndHint = (error: string, hint: string) => ({ error, params: { hint } });

export const text = z.string().check(z.maxLength(longestText));
export const words = z.string().check(z.minLength(1), z.maxLength(longestText));
export const slug = z.string().check(z.regex(slugPattern));
export const count = z.int().check(z.minimum(0));
export const positive = z.number().check(z.positive());
export const amount = z.number().check(z.minimum(0));
export const flag = z.boolean();

export const webAddress = z
  .string()
  .check(z.refine(isWebAddress, sayAndHint('is not a web address', 'Write the whole address, starting with https://')));
export const address = z
  .string()
  .check(
    z.refine(
      isSafeAddress,
      sayAndHint(
        'is not an address that a page may link to',
        'Write a path such as /search/used-cars, or a whole address starting with https://',
      ),
    ),
  );
export const path = z
  .string()
  .check(
    z.refine(
      isSitePath,
      sayAndHint('is not a path of this site', 'Write a path that starts with one /, such as /finance'),
    ),
  );
/** Empty (the same host) or a web address or a path. */
export const serviceAddress = z
  .string()
  .check(
    z.refine(
      isServiceAddress,
      sayAndHint(
        'is not an address of a service',
        'Write the whole address starting with https://, a path such as /search-api, or "" for the same host',
      ),
    ),
  );
export const imageAddress = z
  .string()
  .check(
    z.refine(
      isImageAddress,
      sayAndHint(
        'is not the address of a picture',
        'Write a path such as /pictures/yard.webp or a whole address starting with https://',
      ),
    ),
  );
export const day = z.string().check(z.regex(dayPattern));
export const host = z
  .string()
  .check(z.refine(isHost, sayAndHint('is not a host name', 'Write the host alone, such as pay.example.com')));
export const timezone = z
  .string()
  .check(
    z.refine(
      isTimezone,
      sayAndHint('is not a time zone', 'Write a name such as Australia/Brisbane or Pacific/Auckland'),
    ),
  );
