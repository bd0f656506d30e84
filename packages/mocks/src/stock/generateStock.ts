import type { VehicleDoc } from '@dealer/core/vehicle';
import { picturesFor, spinDetailsFor, spinFor } from '../pictures/index.ts';
import { drawVehicle } from './drawVehicle.ts';
import { withFinanceDemos } from './financeDemos.ts';
import { seededRandom } from './seededRandom.ts';
import { stockPlan } from './stockPlan.ts';

const hour = 3_600_000;

/** How many pictures a vehicle has: most the whole set, some few, some none, some many. */
const pictureCounts: readonly (readonly [number, number])[] = [
  [5, 91],
  [0, 3],
  [3, 4],
  [12, 2],
];

/**
 * The stock that mocks, QA and tests run on: 600 invented vehicles of Australia and New Zealand, the same for the
 * same seed and hour of `now` (milliseconds since 1970): a page that is loaded again finds no vehicle newer than it
 * was. Prices, kilometres, ages, makes and colours follow what real yards list; no vehicle is one of theirs. Eight of
 * them are the `financeDemos`. Pictures are served below `picturesBase`.
 *
 * @example generateStock({ seed: 1, now: Date.UTC(2026, 2, 15) }).length // => 600
 */
export const generateStock = ({
  seed,
  now: time,
  picturesBase = '/',
}: {
  seed: number;
  now: number;
  picturesBase?: string;
}): VehicleDoc[] => {
  const now = Math.floor(time / hour) * hour;
  const random = seededRandom(seed);
  const base = picturesBase.endsWith('/') ? picturesBase : `${picturesBase}/`;
  const docs = stockPlan(random).map((plan): VehicleDoc => {
    // A stream of its own for each vehicle, so that a change in one leaves the others as they are.
    const chance = seededRandom(Math.floor(random.next() * 4_294_967_296));
    const { doc: drawn, body, colour, itemType } = drawVehicle(plan, now, chance);
    // Nobody serves an outside film here.
    const { external_video_url: _, ...doc } = drawn;
    const count = chance.weighted(pictureCounts);
    const subject = { body, colour, ...(itemType !== undefined && { itemType }), seed: doc.id };
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
  return withFinanceDemos(docs, now);
};
