/**
 * An error answer in the backend's format, `{ error }`.
 *
 * @example
 * refuse(404, 'No such car.')
 */
export const refuse = (status: number, error: string): Response => Response.json({ error }, { status });
