import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Temporary folders of tests are in one folder, which is removed when all have ended. */
export default (): (() => void) => {
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'dealer-tests-'));
  // A database server of a test runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
};
