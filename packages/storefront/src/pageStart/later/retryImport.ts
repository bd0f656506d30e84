/**
 * Imports a chunk and retries once, so that a dropped connection does not break the page.
 *
 * @example
 * const { VehiclePage } = await retryImport(() => import('../../pages/vehicle/VehiclePage.tsx'));
 */
export const retryImport = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    return load();
  }
};
