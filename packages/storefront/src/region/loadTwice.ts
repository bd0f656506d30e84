/**
 * Loads a lazy chunk, and once more where the first try failed: a dropped connection is not a broken page.
 *
 * @example
 * const { VehiclePage } = await loadTwice(() => import('../pages/vehicle/VehiclePage.tsx'));
 */
export const loadTwice = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    return load();
  }
};
