/**
 * Whether an address from data is safe as a link: http, https, or a path of this site. Never `javascript:`, `data:`,
 * `//elsewhere` or `/\elsewhere`, nor an address with white space or control characters, which browsers remove. It is for
 * offers, models and slides; the site schema has its own check.
 *
 * @example
 * isSafeHref('/offers/12'); // => true
 * isSafeHref('java\nscript:alert(1)'); // => false
 */
export const isSafeHref = (address: string): boolean => {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  if (!/^https?:\/\/[^/]/i.test(address)) return false;
  try {
    return new URL(address).hostname !== '';
  } catch {
    return false;
  }
};
