import { stableHash } from '@dealer/core/stock';

/** Vehicles whose addresses would be the same: their stock numbers or ids, and the addresses they have instead. */
export type SharedAddress = { slug: string; vehicles: { recordNumber: number; key: string; slug: string }[] };

/**
 * An address that ends in a key. A key with other signs than letters, digits and single hyphens gets a hash of it as well, so that P/1 and
 * P-1 never change or take over each other's address, whichever of them is in stock.
 */
export const slugWithKey = (slug: string, key: string): string =>
  /^[A-Z\d]+(?:-[A-Z\d]+)*$/i.test(key) ? slug : `${slug}-${stableHash(key).toString(36)}`;

type Entry = { id: unknown; recordNumber: number; key: string; plain: string; slug: string };
type Doc = Record<string, unknown>;

/** The addresses of a feed: first every document is counted, then each is written with an address of its own. */
type Slugs = {
  /** `plain` is the address without the hash of its key, if it has one. */
  count: (doc: Doc, recordNumber: number, plain?: string) => void;
  /** True once two documents were counted with one address. */
  differ: () => boolean;
  withOwnSlug: (doc: Doc) => Doc;
  report: () => SharedAddress[];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Gives each document of a feed an address of its own. Of documents with one address the first by key (capitals come first) has it, the
 * others get a hash of their key, so that the order of the feed does not matter.
 */
export const createSlugs = (): Slugs => {
  const first = new Map<string, Entry>();
  const groups = new Map<string, Entry[]>();
  const taken = new Set<string>();
  let changed: Map<unknown, string> | undefined;
  let same = false;

  /** The new address of each document that cannot have its own. */
  const change = (): Map<unknown, string> => {
    if (changed !== undefined) return changed;
    changed = new Map();
    for (const entries of groups.values()) {
      const owned = new Set<string>();
      for (const entry of entries.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
        if (!owned.has(entry.slug)) {
          owned.add(entry.slug);
          continue;
        }
        let slug = `${entry.plain}-${stableHash(entry.key).toString(36)}`;
        for (let n = 2; taken.has(slug); n += 1)
          slug = `${entry.plain}-${stableHash(`${entry.key} ${n}`).toString(36)}`;
        taken.add(slug);
        entry.slug = slug;
        changed.set(entry.id, slug);
      }
    }
    return changed;
  };
  return {
    count: (doc, recordNumber, plain) => {
      const slug = textOf(doc['slug']);
      const key = textOf(doc['stocknum']) || textOf(doc['id']);
      const entry = { id: doc['id'], recordNumber, key, plain: plain ?? slug, slug };
      same ||= taken.has(slug);
      taken.add(slug);
      const before = first.get(entry.plain);
      if (before === undefined) first.set(entry.plain, entry);
      else groups.set(entry.plain, [...(groups.get(entry.plain) ?? [before]), entry]);
    },
    differ: () => same,
    withOwnSlug: (doc) => {
      const slug = change().get(doc['id']);
      return slug === undefined ? doc : { ...doc, slug };
    },
    report: () => {
      change();
      return [...groups].map(([slug, entries]) => ({
        slug,
        vehicles: entries.map((entry) => ({ recordNumber: entry.recordNumber, key: entry.key, slug: entry.slug })),
      }));
    },
  };
};

/** One line about vehicles whose addresses would be the same. */
export const describeShared = ({ slug, vehicles }: SharedAddress): string =>
  `One address for ${vehicles.length} vehicles, ${slug}: ${vehicles
    .map((vehicle) => `${JSON.stringify(vehicle.key)} (record ${vehicle.recordNumber}) is at ${vehicle.slug}`)
    .join(', ')}.`;
