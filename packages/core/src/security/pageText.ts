const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * What code may write into a page as text, as rules of a Trusted Types policy: the empty script element that React starts each script
 * with, and data in such a script.
 *
 * @example
 * pageText.createScript('alert(1)') // => null
 */
export const pageText = {
  createHTML: (text: string): string | null => (text === '<script></script>' ? text : null),
  createScript: (text: string): string | null => (isJson(text) ? text : null),
};
