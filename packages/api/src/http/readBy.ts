import type { AnswerSchema } from './http.ts';

/**
 * Creates a schema from a function that returns undefined for an invalid response. Calls of the first load use it instead
 * of zod, which is too large.
 */
export const readBy = <T>(read: (value: unknown) => T | undefined): AnswerSchema<T> => ({
  safeParse: (value) => {
    const data = read(value);
    return data === undefined ? { success: false } : { success: true, data };
  },
});

/** Accepts any response; the caller validates it. */
export const anyAnswer: AnswerSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };
