/** Sees to it that a lead has one sender. */
export type LeadLocks = {
  /** Does the work while nobody else does work of this key; undefined where somebody does. */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** Whether that holds across tabs: whoever has the lock is alone. */
  isExclusive: boolean;
};

/** Of this page alone: other tabs tell from the lead itself that somebody sends it. */
const pageLocks = (): LeadLocks => {
  const held = new Set<string>();
  return {
    isExclusive: false,
    run: async (key, work) => {
      if (held.has(key)) return undefined;
      held.add(key);
      try {
        return await work();
      } finally {
        held.delete(key);
      }
    },
  };
};

/**
 * One sender for each lead across all tabs of the site, by Web Locks; in a browser without them, in this page.
 *
 * @example
 * await leadLocks(navigator.locks, 'dealer:my-site:').run('7f0c', send)
 */
export const leadLocks = (locks: Pick<LockManager, 'request'> | undefined, prefix: string): LeadLocks => {
  if (!locks) return pageLocks();
  return {
    isExclusive: true,
    run: (key, work) =>
      locks.request(`${prefix}outbox:${key}`, { ifAvailable: true }, async (lock) =>
        lock === null ? undefined : work(),
      ),
  };
};
