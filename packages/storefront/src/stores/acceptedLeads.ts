import { outboxLimits } from '@dealer/core/enquiry';
import { fieldsOf } from './fields.ts';
import { persisted, type SiteStorage } from './persisted.ts';

/** A lead that the server accepted: its key, a hash of its content (not the content) and its reference. */
export type AcceptedLead = { key: string; mark: string; leadId: string };

export type AcceptedLeads = {
  find: (key: string) => AcceptedLead | undefined;
  /** Whether a lead of this form was accepted, under the form's key or one derived from it. */
  has: (formKey: string) => boolean;
  add: (lead: AcceptedLead) => void;
  clear: () => void;
};

type StoredLead = AcceptedLead & { at: number };

const maxStored = 20;

const isStoredLead = (value: unknown): value is StoredLead => {
  const { key, mark, leadId, at } = fieldsOf(value) ?? {};
  return typeof key === 'string' && typeof mark === 'string' && typeof leadId === 'string' && typeof at === 'number';
};

/** A 53-bit hash (cyrb53): tells texts apart without storing them. */
export const textHash = (text: string): string => {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
};

/**
 * The leads of this device that the server accepted in the last day. A restored form, or one in a duplicated tab, may be sent once more:
 * with the same content nothing is sent; with other content it needs a new key, or the server would take it for the old lead.
 */
export const createAcceptedLeads = ({ storage, prefix, now }: SiteStorage & { now: () => number }): AcceptedLeads => {
  const stored = persisted<StoredLead[]>(
    storage,
    `${prefix}taken-leads`,
    (value) => (Array.isArray(value) ? value.filter(isStoredLead) : undefined),
    1,
    [],
  );
  // Other tabs write the same list: an entry of this page must not get lost.
  const inPage = new Map<string, StoredLead>();
  const isFresh = ({ at }: StoredLead): boolean => at > now() - outboxLimits.expiresAfter;
  return {
    find: (key) =>
      [inPage.get(key), ...stored.read().filter((lead) => lead.key === key)].find(
        (lead) => lead !== undefined && isFresh(lead),
      ),
    has: (formKey) =>
      stored.read().some((lead) => isFresh(lead) && (lead.key === formKey || lead.key.startsWith(`${formKey}.`))),
    add: (accepted) => {
      const lead = { ...accepted, at: now() };
      inPage.set(lead.key, lead);
      stored.write([...stored.read().filter(isFresh), lead].slice(-maxStored));
    },
    clear: () => {
      inPage.clear();
      stored.remove();
    },
  };
};
