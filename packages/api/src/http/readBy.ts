import type { AnswerSchema } from './http.ts';

/**
 * Makes a schema of a function that reads an answer or gives undefined: for calls of the first load, where zod would weigh.
 *
 * @example
 * readBy((value) => (Array.isArray(value) ? value : undefined))
 */
export const readBy = <T>(read: (value: unknown) => T | undefined): AnswerSchema<T> => ({
  safeParse: (value) => {
    const data = read(value);
    return data === undefined ? { success: false } : { success: true, data };
  },
});

/**
 * Takes an answer as it is; its reader comes later.
 *
 * @example
 * await http.json('GET', 'site.json', { schema: anyAnswer })
 */
export const anyAnswer: AnswerSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };
