/** An error answer in the backend's format, `{ error }`. */
export const refuse = (status: number, error: string): Response => Response.json({ error }, { status });
