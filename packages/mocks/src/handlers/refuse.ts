/**
 * A refusal in the backend's one shape, `{ error }`.
 *
 * @example
 * refuse(404, 'No such car.')
 */
export const refuse = (status: number, error: string): Response => Response.json({ error }, { status });
