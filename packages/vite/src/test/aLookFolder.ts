import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A look's folder for tests, with the files given. */
export const aLookFolder = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-look-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};
