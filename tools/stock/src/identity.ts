import { slugify } from '@dealer/core/format';
import { stableHash } from '@dealer/core/stock';
import { valueOf } from './cells/cell.ts';
import { readVinField } from './cells/readFields.ts';
import { slugWithKey } from './slugs.ts';
import { feedColumns, type FeedRecord } from './feedColumns.ts';

/** What a document is called by: the primary key, the stock number and the address of its page, also without the hash of its key. */
export type Identity = { id: number; stocknum: string; slug: string; plainSlug: string };

const idCount = 900_000_000;

/**
 * Makes the function that names records. A name depends on the record's content and on how many equal records came
 * before it, so the same file always gives the same documents, wherever a record moves in it.
 *
 * A record with a dealer's key or a VIN has the same id when its price or kilometres change.
 */
export const createIdentities = (): ((record: FeedRecord, name: string, key?: string) => Identity) => {
  const seen = new Map<number, number>();
  const taken = new Set<number>();
  return (record, name, dealersKey) => {
    const vin = valueOf(readVinField(record.vin ?? ''));
    const content =
      dealersKey !== undefined
        ? `key\u001f${dealersKey}`
        : vin !== undefined
          ? `vin\u001f${vin}`
          : feedColumns.map((column) => record[column].trim()).join('\u001f');
    // Two hashes make content collisions so rare that the counter may be keyed by them.
    const key = stableHash(content) * 1_048_576 + (stableHash(`again ${content}`) % 1_048_576);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    let id = 100_000_000 + (stableHash(`${content}\u001f${before}`) % idCount);
    while (taken.has(id)) id = 100_000_000 + ((id - 100_000_000 + 1) % idCount);
    taken.add(id);
    const stocknum = dealersKey ?? `D${id.toString(36).toUpperCase()}`;
    const plainSlug = `${slugify(name)}-${slugify(stocknum)}`;
    return { id, stocknum, slug: slugWithKey(plainSlug, stocknum), plainSlug };
  };
};
