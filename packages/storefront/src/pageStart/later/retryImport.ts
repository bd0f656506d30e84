/** Imports a chunk and retries once, so that a dropped connection does not break the page. */
export const retryImport = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    return load();
  }
};
