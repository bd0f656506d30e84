/** The JSON object in a body; undefined for any other body. */
export const readJsonObject = async (request: Request): Promise<Record<string, unknown> | undefined> => {
  try {
    const value: unknown = await request.json();
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
