/** Makes sure that one tab at a time sends a lead. */
export type LeadLocks = {
  /** Runs the work while holding the lock of this key; undefined where somebody else holds it. */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** Whether the lock covers all tabs. */
  isExclusive: boolean;
};

/** Locks of this page only; other tabs see from the state of the lead that it is being sent. */
const pageLocks = (): LeadLocks => {
  const locked = new Set<string>();
  return {
    isExclusive: false,
    run: async (key, work) => {
      if (locked.has(key)) return undefined;
      locked.add(key);
      try {
        return await work();
      } finally {
        locked.delete(key);
      }
    },
  };
};

/** One lock for each lead: across all tabs of the site by Web Locks, in browsers without them within this page. */
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
