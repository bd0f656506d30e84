import { personStoredMs, parseUserDetails, type UserDetails } from '@dealer/core/saved';
import { fieldsOf } from './fields.ts';
import { persisted, type SiteStorage } from './persisted.ts';

type StoredDetails = { details: UserDetails; savedAt: number };

type UserDetailsStore = {
  /** Empty if there are no details or they have expired. */
  read: () => UserDetails;
  write: (details: UserDetails) => boolean;
  forget: () => void;
  /** Removes expired details; returns the milliseconds until the stored ones expire, undefined if there are none. */
  sweep: () => number | undefined;
};

const readDetails = (value: unknown): StoredDetails | undefined => {
  const fields = fieldsOf(value);
  const savedAt = fields?.['savedAt'];
  return fields && typeof savedAt === 'number' ? { details: parseUserDetails(fields['details']), savedAt } : undefined;
};

/**
 * Creates the store of the visitor's details for prefilling forms. They are written when a lead is accepted, on sign-in
 * and when the session is confirmed; they are removed on sign-out, and expire a day after the last write.
 */
export const createUserDetailsStore = ({
  storage,
  prefix,
  now,
}: SiteStorage & { now: () => number }): UserDetailsStore => {
  const stored = persisted<StoredDetails | undefined>(storage, `${prefix}user-details`, readDetails, 1, undefined);
  const left = ({ savedAt }: StoredDetails): number =>
    savedAt > now() + 60_000 ? 0 : savedAt + personStoredMs - now();
  const fresh = (): StoredDetails | undefined => {
    const value = stored.read();
    if (value && left(value) > 0) return value;
    stored.remove();
    return undefined;
  };
  return {
    read: () => fresh()?.details ?? {},
    write: (details) => stored.write({ details, savedAt: now() }),
    forget: stored.remove,
    sweep: () => {
      const value = fresh();
      return value && left(value);
    },
  };
};
