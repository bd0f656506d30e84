const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What a browser calls the parser whose document runs and loads nothing. */
const inertParser = 'DOMParser parseFromString';

/**
 * What code may write into a page as text, as rules of a Trusted Types policy: the empty script element that React starts each script
 * with, and data in such a script. Any HTML may be parsed into a document of its own, which runs and loads nothing: a dealer's HTML is
 * read there and sanitised before it is shown.
 *
 * @example
 * pageText.createScript('alert(1)') // => null
 */
export const pageText = {
  createHTML: (text: string, _type?: string, sink?: string): string | null =>
    text === '<script></script>' || sink === inertParser ? text : null,
  createScript: (text: string): string | null => (isJson(text) ? text : null),
};
