/** A string without outer spaces; '' for any other value. */
export const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The value if it is an object, else an empty object. */
export const objectOrEmpty = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
