import { isSettled, type OutboxEntry, readOutboxEntry } from '@dealer/core/enquiry';
import type { SiteStorage } from '../stores/persisted.ts';
import { persistedMap } from '../stores/persistedMap.ts';

/** The leads of this device. */
export type OutboxStore = {
  read: (key: string) => OutboxEntry | undefined;
  write: (entry: OutboxEntry) => void;
  remove: (key: string) => void;
  /** Oldest first. */
  all: () => OutboxEntry[];
  /** False for a lead that the browser refuses to store: it is lost when the page closes. */
  isStored: (key: string) => boolean;
};

/** Stores leads until they are sent: on the device, or in memory where the browser refuses storage. */
export const createOutboxStore = ({ storage, prefix }: SiteStorage): OutboxStore => {
  const leads = persistedMap(storage, `${prefix}outbox:`, readOutboxEntry, 1);
  return {
    read: leads.read,
    write: (entry) => {
      // A settled lead must not leave an older copy with its payload behind.
      if (!leads.write(entry.key, entry) && isSettled(entry)) leads.removeStored(entry.key);
    },
    remove: leads.remove,
    all: () =>
      leads
        .keys()
        .flatMap((key) => {
          const entry = leads.read(key);
          // An entry that cannot be read would never be removed otherwise.
          if (!entry) leads.remove(key);
          return entry ?? [];
        })
        .sort((a, b) => a.queuedAt - b.queuedAt),
    isStored: leads.isStored,
  };
};
