import { generateStock } from '@dealer/mocks/stock';

/**
 * As many vehicles as a big group has: the generated stock over and over, each copy under its own id, slug and stock number.
 */
export const manyVehicles = (count: number, now: number): Record<string, unknown>[] => {
  const stock: Record<string, unknown>[] = [];
  for (let seed = 1; stock.length < count; seed += 1) {
    for (const vehicle of generateStock({ seed, now })) {
      if (stock.length === count) break;
      const id = 1_000_000 + stock.length;
      stock.push({ ...vehicle, id, slug: `${vehicle.slug}-${id}`, stocknum: `B${id}` });
    }
  }
  return stock;
};
