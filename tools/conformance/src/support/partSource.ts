import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slotContract } from '@dealer/ui/slots';

const root = join(import.meta.dirname, '../../../..');

/** The look's own sources come first: it draws what it does not leave to the packages. */
const sourcesOf = (look: string): string[] =>
  [`apps/${look}/src/**/*.tsx`, 'packages/ui/src/**/*.tsx', 'packages/storefront/src/**/*.tsx'].flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (file) => /\.(test|stories)\.tsx$/.test(String(file)) }).sort(),
  );

/**
 * Where an element is: its nearest `data-part`, the slot that it is in, and the source file that draws the part. `parts` are the
 * `data-part`s of the element and of those around it, from the inside out.
 */
export const partSource = (look: string, parts: readonly string[]): string => {
  const [nearest] = parts;
  if (nearest === undefined) return 'outside of any data-part';
  const slot = parts
    .map((part) => Object.entries(slotContract).find(([, [outer]]) => outer === part)?.[0])
    .find((name) => name !== undefined);
  const file = sourcesOf(look).find((path) =>
    readFileSync(join(root, path), 'utf8').includes(`data-part="${nearest}"`),
  );
  return `data-part "${nearest}"${slot === undefined ? '' : ` of ${slot}`}${file === undefined ? '' : `, ${file}`}`;
};
