/** A string without outer spaces; '' for any other value. */
export const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The value if it is an object, else an empty object. */
export const objectOrEmpty = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** The value of a JSON text; the text itself if it is no JSON. */
export const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
