/**
 * The pause that a server asks for in its Retry-After header, in milliseconds: seconds or a date as HTTP writes them. Nothing where
 * there is none, or where it cannot be read.
 *
 * @example
 * retryAfterMs('120', 0) // => 120000
 */
export const retryAfterMs = (header: string | undefined, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Not the loose dates of Date.parse: "5 minutes" would be one.
  const at = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
};
