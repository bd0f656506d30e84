import { personKeptMs } from '@dealer/core/limits';
import { parseUserDetails } from '@dealer/core/local';
import type { UserDetails } from '@dealer/core/local';
import { fieldsOf } from '../stores/fields.ts';
import { persisted } from '../stores/persisted.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import { removeStored } from '../stores/removeStored.ts';

type Kept = { details: UserDetails; savedAt: number };

export type UserDetailsStore = {
  /** Nothing where nothing is known, or not any more. */
  read: () => UserDetails;
  write: (details: UserDetails) => boolean;
  forget: () => void;
  /** Forgets what is too old; milliseconds until the rest is. */
  sweep: () => number | undefined;
};

const readKept = (value: unknown): Kept | undefined => {
  const fields = fieldsOf(value);
  const savedAt = fields?.['savedAt'];
  return fields && typeof savedAt === 'number' ? { details: parseUserDetails(fields['details']), savedAt } : undefined;
};

/**
 * Who the visitor is, to prefill forms (specification section 3, Local data; row 3.D03): written when the dealer takes a lead, on signing
 * in and whenever the session is confirmed; forgotten on signing out and after a day without any of these.
 *
 * @example
 * createUserDetailsStore({ storage: localStorage, prefix: 'dealer:my-site:', now: Date.now }).write({ name: 'Ana', phone: '0412345678' });
 */
export const createUserDetailsStore = ({
  storage,
  prefix,
  now,
}: {
  storage: KeyValueStorage;
  prefix: string;
  now: () => number;
}): UserDetailsStore => {
  const key = `${prefix}user-details`;
  const kept = persisted<Kept | undefined>(storage, key, readKept, 1, undefined);
  const left = ({ savedAt }: Kept): number => (savedAt > now() + 60_000 ? 0 : savedAt + personKeptMs - now());
  const fresh = (): Kept | undefined => {
    const value = kept.read();
    if (value && left(value) > 0) return value;
    removeStored(storage, key);
    return undefined;
  };
  return {
    read: () => fresh()?.details ?? {},
    write: (details) => kept.write({ details, savedAt: now() }),
    forget: () => {
      // Also what could not be written and stands in this page only.
      kept.write(undefined);
      removeStored(storage, key);
    },
    sweep: () => {
      const value = fresh();
      return value && left(value);
    },
  };
};
