/** The pattern of a slug, which is part of storage keys, file names and addresses. */
export const slugPattern = /^[a-z0-9-]{1,60}$/;

/** The longest text of a site file. */
export const longestText = 5_000;

/** The longest search filter of a site file. */
export const longestFilter = 2_000;

/** A date of a site file, "2026-07-01". */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A colour of a site: `#` and six hexadecimal digits. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The pattern of an index name. */
export const indexNamePattern = /^[\w-]{1,512}$/;

/**
 * An address that a visitor's browser may be sent to: http, https, tel, mailto, or a path of this site.
 * Never `javascript:` and never `//elsewhere` or `/\elsewhere`, which browsers read as another host.
 *
 * @example
 * isSafeAddress('/search/used-cars'); // => true
 * isSafeAddress('javascript:alert(1)'); // => false
 */
export const isSafeAddress = (text: string): boolean => {
  // Browsers remove control characters from an address, so "java\nscript:" would otherwise pass.
  if (/[\u0000-\u0020\u007f]/.test(text)) return false;
  if (/^#[\w-]*$/.test(text)) return true;
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text);
  if (/^(tel:[+\d()-]+|mailto:[^\s@]+@[^\s@]+)$/i.test(text)) return true;
  return isWebAddress(text);
};

/** A full web address, http or https. */
export const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^/\\\s]/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
};

/** A path of this site. */
export const isSitePath = (text: string): boolean => text.startsWith('/') && isSafeAddress(text);

/** A path that shows one kind of stock, for `routes.defaultSearchPath`. */
export const isStockSearchPath = (text: string): boolean =>
  /^\/search\/(new-used-and-demo-cars|used-cars|new-cars|demo-cars|new-and-demo-cars)\/?$/.test(text);

/** The address of a service: empty (the same host), a web address or a path. */
export const isServiceAddress = (text: string): boolean => text === '' || isWebAddress(text) || isSitePath(text);

/** The address of a picture: a web address or a path. */
export const isImageAddress = (text: string): boolean => isWebAddress(text) || /^(?!\/[/\\])[\w./%~-]+$/.test(text);

/**
 * The address of a film that a browser plays: a web address or a path of an mp4 or webm file.
 *
 * @example
 * isFilmAddress('/films/yard.mp4'); // => true
 * isFilmAddress('/films/yard.mov'); // => false
 */
export const isFilmAddress = (text: string): boolean =>
  isImageAddress(text) && /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(text);

/** A host name without scheme, port or path. */
export const isHost = (text: string): boolean => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);

/** The name of a time zone. */
export const isTimezone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: text });
    return true;
  } catch {
    return false;
  }
};
