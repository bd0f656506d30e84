import { isSettled, readOutboxEntry } from '@dealer/core/outbox';
import type { OutboxEntry } from '@dealer/core/outbox';
import { persisted } from '../stores/persisted.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import { removeStored } from '../stores/removeStored.ts';
import { storedKeys } from '../stores/storedKeys.ts';

/** The leads of this device, each under a key of its own: two tabs never write over one another's. */
export type OutboxStore = {
  read: (key: string) => OutboxEntry | undefined;
  /** Answers whether the device keeps it; where not, this page does, as long as it stays open. */
  write: (entry: OutboxEntry) => boolean;
  remove: (key: string) => void;
  /** Oldest first. */
  all: () => OutboxEntry[];
  isKept: (key: string) => boolean;
};

/**
 * Where leads wait: in the device's storage, else in this page.
 *
 * @example
 * createOutboxStore({ storage: localStorage, prefix: 'dealer:my-site:' }).all() // => []
 */
export const createOutboxStore = ({ storage, prefix }: { storage: KeyValueStorage; prefix: string }): OutboxStore => {
  const start = `${prefix}outbox:`;
  const inPage = new Map<string, OutboxEntry>();
  const kept = (key: string) => persisted<OutboxEntry | undefined>(storage, start + key, readOutboxEntry, 1, undefined);
  const removeKept = (key: string): void => removeStored(storage, start + key);
  const read = (key: string): OutboxEntry | undefined => inPage.get(key) ?? kept(key).read();
  return {
    read,
    write: (entry) => {
      const isKept = kept(entry.key).write(entry);
      if (isKept) {
        inPage.delete(entry.key);
        return true;
      }
      inPage.set(entry.key, entry);
      // Words that may not be sent any more must not stay behind.
      if (isSettled(entry)) removeKept(entry.key);
      return false;
    },
    remove: (key) => {
      inPage.delete(key);
      removeKept(key);
    },
    all: () => {
      const keys = new Set(inPage.keys());
      for (const name of storedKeys(storage, start)) keys.add(name.slice(start.length));
      const entries: OutboxEntry[] = [];
      for (const key of keys) {
        const entry = read(key);
        if (entry) entries.push(entry);
        // Nobody can read it, so nobody would ever forget it.
        else removeKept(key);
      }
      return entries.sort((a, b) => a.queuedAt - b.queuedAt);
    },
    isKept: (key) => !inPage.has(key),
  };
};
