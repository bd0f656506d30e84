import * as z from 'zod/mini';

/** What a slug may be: it names storage keys, files and addresses. */
export const slugPattern = /^[a-z0-9-]{1,60}$/;

/**
 * An address that a visitor's browser may be sent to: http, https, tel, mailto, or a path of this site.
 * Never `javascript:` and never `//elsewhere` or `/\elsewhere`, which browsers read as another host.
 *
 * @example
 * isSafeAddress('/search/used-cars'); // => true
 * isSafeAddress('javascript:alert(1)'); // => false
 */
export const isSafeAddress = (text: string): boolean => {
  // Browsers drop control characters inside an address, so "java\nscript:" would otherwise pass.
  if (/[\u0000-\u0020\u007f]/.test(text)) return false;
  if (/^#[\w-]*$/.test(text)) return true;
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text);
  if (/^(tel:[+\d()-]+|mailto:[^\s@]+@[^\s@]+)$/i.test(text)) return true;
  return isWebAddress(text);
};

/**
 * A full web address, http or https.
 *
 * @example
 * isWebAddress('https://www.example.com.au'); // => true
 */
export const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^/\\\s]/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
};

const sayAndHint = (error: string, hint: string) => ({ error, params: { hint } });

export const text = z.string().check(z.maxLength(5_000));
export const words = z.string().check(z.minLength(1), z.maxLength(5_000));
export const slug = z.string().check(z.regex(slugPattern));
export const count = z.int().check(z.minimum(0));
export const positive = z.number().check(z.positive());
export const amount = z.number().check(z.minimum(0));
export const flag = z.boolean();

export const webAddress = z.string().check(
  z.refine(isWebAddress, sayAndHint('is not a web address', 'Write the whole address, starting with https://')),
);
export const address = z.string().check(
  z.refine(isSafeAddress, sayAndHint('is not an address that a page may link to', 'Write a path such as /search/used-cars, or a whole address starting with https://')),
);
export const path = z.string().check(
  z.refine((value) => value.startsWith('/') && isSafeAddress(value), sayAndHint('is not a path of this site', 'Write a path that starts with one /, such as /finance')),
);
/** Empty (the same host) or a web address or a path. */
export const serviceAddress = z.string().check(
  z.refine(
    (value) => value === '' || isWebAddress(value) || (value.startsWith('/') && isSafeAddress(value)),
    sayAndHint('is not an address of a service', 'Write the whole address starting with https://, a path such as /search-api, or "" for the same host'),
  ),
);
export const imageAddress = z.string().check(
  z.refine(
    (value) => isWebAddress(value) || /^(?!\/[/\\])[\w./%~-]+$/.test(value),
    sayAndHint('is not the address of a picture', 'Write a path such as /pictures/yard.webp or a whole address starting with https://'),
  ),
);
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const host = z.string().check(
  z.refine((value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value), sayAndHint('is not a host name', 'Write the host alone, such as pay.example.com')),
);
export const timezone = z.string().check(
  z.refine((value) => {
    try {
      new Intl.DateTimeFormat('en-AU', { timeZone: value });
      return true;
    } catch {
      return false;
    }
  }, sayAndHint('is not a time zone', 'Write a name such as Australia/Brisbane or Pacific/Auckland')),
);
