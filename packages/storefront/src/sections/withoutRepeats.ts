import type { Vehicle } from '@dealer/core/vehicle';

/**
 * The first vehicles of a section that no section above it shows. If it has no others, it repeats them rather than stay empty.
 */
export const withoutRepeats = (
  vehicles: readonly Vehicle[],
  shown: ReadonlySet<Vehicle['id']>,
  limit: number | undefined,
): Vehicle[] => {
  const others = vehicles.filter(({ id }) => !shown.has(id));
  return (others.length > 0 ? others : vehicles).slice(0, limit);
};
