import { vehicleCardModel } from '@dealer/core/card';
import { parseSite } from '@dealer/core/site-check';
import { parseVehicle } from '@dealer/core/vehicle';
import { generateStock } from '@dealer/mocks/stock';
import type { Measurement } from './measurement.ts';

/** How long one hit takes from the wire to a card's model. */
export const cardBench = async (now: number): Promise<Measurement[]> => {
  const parsed = parseSite({ doc: { slug: 'bench', name: 'Bench', url: 'https://bench.example' }, templateName: 'bench' });
  if (parsed.kind === 'invalid') throw new Error('The smallest site is not valid.');
  const vehicles = generateStock({ seed: 1, now }).flatMap((doc) => {
    const read = parseVehicle(doc);
    return read.kind === 'vehicle' ? [read.vehicle] : [];
  });
  const round = (): number => {
    const from = performance.now();
    for (const vehicle of vehicles) vehicleCardModel(vehicle, parsed.site, now);
    return ((performance.now() - from) * 1000) / vehicles.length;
  };
  for (let warm = 0; warm < 20; warm += 1) round();
  const times = Array.from({ length: 20 }, round);
  return [{ part: 'cards', what: 'card model for one hit', value: times.reduce((sum, time) => sum + time, 0) / times.length, unit: 'microseconds', budget: 20 }];
};
