/** What a plugin's hook needs for its report. */
type Context = { error: (message: string) => never; warn: (message: string) => void };

/**
 * Reports that a library has changed, so that a plugin no longer finds what it replaces: the build works, but is larger. `strict` makes
 * it an error.
 */
export const reportUnused = (context: Context, strict: boolean, message: string): void => {
  if (strict) context.error(message);
  else context.warn(message);
};
