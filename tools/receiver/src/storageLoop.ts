/** A line of the log about a storage error: the disk is full, the file is locked, the database does not answer. */
export type StorageLine = {
  readonly event: 'storage';
  /** What could not be done: the deliveries of a channel, opening the storage and deleting old leads, or a call. */
  readonly task: 'email' | 'webhook' | 'retention' | 'call';
  readonly reason: string;
};

/** How long after a storage error the work is tried again, in milliseconds: a second, doubled each time, at most five minutes. */
const storageDelayMs = (faults: number): number => Math.min(300_000, 1_000 * 2 ** Math.min(faults, 10));

/** SQLite's codes for a locked file or table, a disk that fails and one that is full. The second byte has details. */
const passingCodes: readonly unknown[] = [5, 6, 10, 13];

/**
 * Node's codes of connections that fail, and PostgreSQL's for the same, for too little disk or memory, for a shutdown or start, for a
 * transaction that another one stopped, and for a server that takes no writes during a failover.
 */
const passingDatabaseCode = /^(E(?!RR_)|CONNECT|TIMEOUT$|08|40|53|57P|58|55P03$|25006$)/;

/**
 * Whether the same work can succeed later: the disk is full or fails, another process has locked the file, or the database does not answer.
 */
export const isPassingFault = (error: unknown): boolean => {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  if (typeof errcode === 'number') return passingCodes.includes(errcode & 0xff);
  return typeof code === 'string' && passingDatabaseCode.test(code);
};

/**
 * Why storage failed: SQLite's text for its error code, or the code alone. PostgreSQL's text may have a value of a lead.
 */
export const storageReason = (error: unknown): string => {
  const { errcode, errstr, code } = error as { errcode?: unknown; errstr?: unknown; code?: unknown };
  if (typeof errcode === 'number') return `SQLite ${errcode}: ${typeof errstr === 'string' ? errstr : 'unknown error'}`;
  if (typeof code === 'string') return `PostgreSQL ${code}`;
  return error instanceof Error ? error.name : 'unknown';
};

/** Work on the store that runs again and again. */
type StorageLoop = {
  /** Runs the work now; again, if it is running. */
  wake: () => void;
  /** Ends after the work under way. */
  stop: () => Promise<void>;
};

/**
 * Runs `work` now and again after the milliseconds that it resolves to. If it fails, the reason is logged, and it is repeated after
 * `delayMs`: a full disk or a locked file must not end the process.
 */
export const startStorageLoop = (
  task: StorageLine['task'],
  work: () => Promise<number>,
  {
    log,
    delayMs = storageDelayMs,
  }: { log: (line: StorageLine) => void; delayMs?: ((faults: number) => number) | undefined },
): StorageLoop => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let faults = 0;
  let isWanted = false;

  const runOnce = async (): Promise<number> => {
    try {
      const waitMs = await work();
      faults = 0;
      return waitMs;
    } catch (error) {
      log({ event: 'storage', task, reason: storageReason(error) });
      return delayMs(faults++);
    }
  };
  const wake = (): void => {
    isWanted = running !== undefined;
    if (isStopped || running !== undefined) return;
    clearTimeout(timer);
    running = runOnce().then((waitMs) => {
      running = undefined;
      if (!isStopped) timer = setTimeout(wake, isWanted ? 0 : waitMs);
    });
  };
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
