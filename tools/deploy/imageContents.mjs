import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mockTraces } from '../checks/src/run/stages/mockFree.ts';

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** What an image of built files may have, and nothing else. */
const builtFile = /^(?:serve\.mjs|looks\/[^/]+\/(?:dist|dist-server)\/.+)$/;

const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Says how large the folder of an image is, and each part of it. A folder without `node_modules` is a built one: it may have the server
 * and the built looks alone, and no mock and no embedded engine in them.
 *
 * @throws Error with what else it has
 */
export const imageContents = (folder) => {
  const sizes = new Map();
  const strangers = existsSync(join(folder, 'node_modules')) ? undefined : [];
  for (const file of filesOf(folder)) {
    const path = relative(folder, file);
    const part = path
      .split('/')
      .slice(0, 3)
      .join('/')
      .replace(/^(?!looks\/)([^/]+)\/.*/, '$1');
    sizes.set(part, (sizes.get(part) ?? 0) + statSync(file).size);
    if (!builtFile.test(path)) strangers?.push(path);
  }
  strangers?.push(...mockTraces(folder));
  if (strangers?.length > 0) throw new Error(`The image has what it should not:\n${strangers.join('\n')}`);
  const all = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  return `${megabytes(all)}: ${[...sizes].map(([part, bytes]) => `${part} ${megabytes(bytes)}`).join(', ')}`;
};
