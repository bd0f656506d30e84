import { outboxLimits } from '@dealer/core/outbox';
import { fieldsOf } from '../stores/fields.ts';
import { persisted } from '../stores/persisted.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import { removeStored } from '../stores/removeStored.ts';

/** A lead that the server took: its key, a mark of its words (not the words), its reference. */
export type Taken = { key: string; mark: string; leadId: string };

export type TakenStore = {
  find: (key: string) => Taken | undefined;
  /** Whether a lead of this form was taken, under its own key or one that was made of it. */
  has: (formKey: string) => boolean;
  add: (taken: Taken) => void;
  forget: () => void;
};

type Kept = Taken & { at: number };

const most = 20;

const isKept = (value: unknown): value is Kept => {
  const { key, mark, leadId, at } = fieldsOf(value) ?? {};
  return typeof key === 'string' && typeof mark === 'string' && typeof leadId === 'string' && typeof at === 'number';
};

/**
 * A mark by which two texts are told apart, and from which neither can be read: 53 bits by multiplication and shifts (cyrb53).
 *
 * @example
 * wordsMark('a') === wordsMark('a') // => true
 */
export const wordsMark = (text: string): string => {
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
 * The leads that the server took from this device in the last day. A form that was restored, or copied with its tab, and is sent once
 * more sends nothing where its words are the same; where they differ it gets a key of its own, or the server would take the new words
 * for the old ones.
 *
 * @example
 * createTakenStore({ storage: localStorage, prefix: 'dealer:my-site:', now: Date.now }).find('7f0c') // => undefined
 */
export const createTakenStore = ({
  storage,
  prefix,
  now,
}: {
  storage: KeyValueStorage;
  prefix: string;
  now: () => number;
}): TakenStore => {
  const name = `${prefix}taken-leads`;
  const kept = persisted<Kept[]>(
    storage,
    name,
    (value) => (Array.isArray(value) ? value.filter(isKept) : undefined),
    1,
    [],
  );
  const inPage = new Map<string, Kept>();
  const isFresh = ({ at }: Kept): boolean => at > now() - outboxLimits.expiresAfter;
  return {
    find: (key) =>
      [inPage.get(key), ...kept.read().filter((one) => one.key === key)].find(
        (one) => one !== undefined && isFresh(one),
      ),
    has: (formKey) =>
      kept.read().some((one) => isFresh(one) && (one.key === formKey || one.key.startsWith(`${formKey}.`))),
    add: (taken) => {
      const one = { ...taken, at: now() };
      inPage.set(one.key, one);
      kept.write([...kept.read().filter(isFresh), one].slice(-most));
    },
    forget: () => {
      inPage.clear();
      kept.write([]);
      removeStored(storage, name);
    },
  };
};
