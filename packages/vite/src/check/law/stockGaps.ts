import { sellingYard } from '@dealer/core/contact';
import { lawGaps, type LawGapReason, type LawSubject, lawTable } from '@dealer/core/law';
import type { Site } from '@dealer/core/site';
import { parseVehicle } from '@dealer/core/vehicle';
import type { LawFinding } from './lawFindings.ts';

/** What a vehicle lacks for a statement, and what to do. */
const reasons: Readonly<Record<LawGapReason, readonly [lack: string, hint: string]>> = {
  state: ['the state of the yard is not known', 'Write the state of the location'],
  seller: ['the yard that sells it is not known', 'Give the vehicle the id of a location'],
  licence: ['its yard has no licence', 'Write the licence of the location'],
  price: ['it has no price', 'Give it a price, if it may be advertised'],
  priceType: ['its price does not include what the state asks for', 'Advertise the whole price'],
  kind: [
    'other rules apply to its kind, or its body is not known',
    'Give it a body; check the rule for its kind by hand',
  ],
  demonstrator: ['it is not known whether the rule is about demonstrators', 'Check the rule by hand'],
  buildDate: ['it has no build date', 'Give it its build month'],
  buildDateAhead: ['its build date is in the future', 'Correct the build date'],
  buildMonth: ['it reaches the age limit this month', 'Give it the day on which it was built'],
  firstRegistration: ['the day of its first registration decides, and is not known', 'Check the rule by hand'],
  odometer: ['it has no odometer reading', 'Give it its odometer reading'],
  notice: ['its consumer information notice has no address', 'Give it `cin_url`, or the site `nz.cinUrl`'],
};

const subjects: Readonly<Partial<Record<LawSubject, string>>> = {
  coolingOff: 'cooling-off period',
  consumerNotice: 'consumer information notice',
  warrant: 'warrant of fitness',
};

/**
 * What the vehicles of a site's yards do not state, and why: one finding for each rule and reason, with the first such vehicle. `docs` are
 * documents of the index; vehicles of other yards are left out. `now` in milliseconds since 1970.
 */
export const stockGaps = (
  docs: readonly unknown[],
  site: Site,
  { file, now }: { file: string; now: number },
): LawFinding[] => {
  const counts = new Map<
    string,
    { id: string; subject: LawSubject; reason: LawGapReason; slug: string; count: number }
  >();
  for (const doc of docs) {
    const parsed = parseVehicle(doc);
    const yard = parsed.kind === 'vehicle' ? sellingYard(parsed.vehicle, site) : undefined;
    if (parsed.kind !== 'vehicle' || yard === undefined) continue;
    const { location } = parsed.vehicle;
    // A file may have the stock of several sites.
    if (location.id !== undefined && location.id !== yard.id && location.slug !== yard.slug) continue;
    for (const { id, subject, reason } of lawGaps(parsed.vehicle, yard, site, now)) {
      const key = `${id} ${reason}`;
      const known = counts.get(key);
      counts.set(key, {
        id,
        subject,
        reason,
        slug: known?.slug ?? parsed.vehicle.slug,
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return [...counts.values()].map(({ id, subject, reason, slug, count }) => {
    const [lack, hint] = reasons[reason];
    const what = reason === 'priceType' ? 'has a price of another type' : `states no ${subjects[subject] ?? subject}`;
    return {
      file,
      path: slug,
      message: `${count === 1 ? '' : `and ${count - 1} more: each `}${what}: ${lack}`,
      hint,
      law: { id, source: lawTable.find((row) => row.id === id)?.source ?? site.slug },
    };
  });
};
