/**
 * A value as JSON for a script element, in which it is safe: `<` is escaped, so nothing ends the element.
 *
 * @example scriptJson({ name: '</script>' }) // => '{"name":"\\u003c/script>"}'
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
