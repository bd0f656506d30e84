import { searchFields } from '@dealer/core/stock';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { picturesFor, spinDetailsFor, spinFor } from '../pictures/index.ts';
import { atYards, inCountry, type StockSite } from './atYards.ts';
import { drawVehicle } from './drawVehicle.ts';
import { withFinanceDemos } from './financeDemos.ts';
import { passportFor } from './passports.ts';
import { seededRandom } from './seededRandom.ts';
import { stockPlan } from './stockPlan.ts';

const hour = 3_600_000;

/** The distribution of the number of pictures per vehicle. */
const pictureCounts: readonly (readonly [number, number])[] = [
  [5, 91],
  [0, 3],
  [3, 4],
  [12, 2],
];

/**
 * Generates the stock for mocks, QA and tests: 705 invented vehicles in Australia and New Zealand, always the same for the
 * same seed and hour of `now` (milliseconds since 1970). The distributions of prices, kilometres, ages, makes and colours
 * follow the real market. Eight vehicles are the `financeDemos`. `picturesBase` is the base path of pictures.
 * A `site` with yards of its own has the stock at these.
 */
export const generateStock = ({
  seed,
  now: time,
  picturesBase = '/',
  site,
}: {
  seed: number;
  now: number;
  picturesBase?: string;
  site?: StockSite;
}): VehicleDoc[] => {
  const now = Math.floor(time / hour) * hour;
  const random = seededRandom(seed);
  const base = picturesBase.endsWith('/') ? picturesBase : `${picturesBase}/`;
  const docs = stockPlan(random).map((planned): VehicleDoc => {
    const plan = site === undefined ? planned : inCountry(planned, site);
    // Each vehicle has its own random sequence, so that a change in one does not affect the others.
    const chance = seededRandom(Math.floor(random.next() * 4_294_967_296));
    const { doc: drawn, body, colour, itemType } = drawVehicle(plan, now, chance);
    // External videos are not available here.
    const { external_video_url: _, ...doc } = drawn;
    const count = chance.weighted(pictureCounts);
    const subject = {
      body,
      colour,
      ...(itemType !== undefined && { itemType }),
      ...(doc.interior_colour !== undefined && { trim: doc.interior_colour }),
      ...(doc.fuel !== undefined && { fuel: doc.fuel }),
      make: doc.make,
      isUsed: plan.carType !== 'new',
      country: plan.country,
      seed: doc.id,
    };
    const set = picturesFor(subject);
    const pictures =
      set.length === 0
        ? []
        : Array.from(
            { length: plan.state === 'preorder' ? Math.min(count, 3) : count },
            (_, index) => set[index % set.length]!,
          );
    const spin = pictures.length >= 5 ? spinFor(subject) : undefined;
    const details = spin && spinDetailsFor(subject);
    return {
      ...doc,
      photos_count: pictures.length,
      ...(pictures.length > 0 && {
        images: pictures.map(({ url, thumb, large }) => ({
          image: {
            url: base + url,
            thumb: { url: base + thumb },
            ...(large !== undefined && { large: { url: base + large } }),
          },
        })),
        thumbnails: pictures.map(({ thumb }) => base + thumb),
        primary_image_url: base + pictures[0]!.url,
      }),
      ...(spin !== undefined && { spin_images: spin.map((url) => base + url) }),
      ...(details !== undefined && {
        spin_interior_image: base + details.interior,
        hotspots: details.hotspots,
        ...(details.film !== undefined && { video_url: base + details.film }),
      }),
    };
  });
  const published = docs.map((doc) => {
    const passport = passportFor(doc, now);
    const known = passport === undefined ? doc : { ...doc, passport };
    return { ...known, ...searchFields(known, now) };
  });
  const stock = withFinanceDemos(published, now);
  return site === undefined ? stock : atYards(stock, site, now);
};
