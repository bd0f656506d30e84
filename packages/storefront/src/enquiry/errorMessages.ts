/** The messages of react-hook-form errors, by field. */
export const errorMessages = (errors: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors as Record<string, { message?: string }>).map(([name, error]) => [name, error.message ?? '']),
  );
