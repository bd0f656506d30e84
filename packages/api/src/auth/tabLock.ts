/** Runs work while no other tab of the website runs work under the same name. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** How long a tab waits for the work of another one, in milliseconds; then it rejects. */
const longestWaitMs = 10_000;

/** The browser's locks. Where there are none (a page without HTTPS), the work runs at once. */
export const tabLock: TabLock = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks
    ? locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, work).then((result) => result)
    : work();
};
