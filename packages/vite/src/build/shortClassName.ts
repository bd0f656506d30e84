import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** How classes of CSS Modules are named. */
export type ClassNames = {
  /** The folder that file paths are relative to; names do not depend on where it is. */
  root: string;
  /** What the names of a file's classes begin with, by the file's path below `root`. */
  prefix?: (path: string) => string;
};

/**
 * Names the classes of CSS Modules in a production build: three letters of a hash, more where another class already has them. `owners` has
 * the class of each name that is given already; new ones are added.
 *
 * @example
 * css: { modules: { generateScopedName: shortClassName({ root: '/home/me/harbour' }) } }
 */
export const shortClassName = (
  { root, prefix = () => '' }: ClassNames,
  owners = new Map<string, string>(),
): ((name: string, file: string) => string) => {
  return (name, file) => {
    const path = relative(root, file);
    const owner = `${path}#${name}`;
    // A class name starts with a letter.
    const letters = createHash('sha256')
      .update(owner)
      .digest('base64')
      .replace(/[^A-Za-z]/g, '');
    for (let length = 3; ; length++) {
      const short = prefix(path) + letters.slice(0, length);
      if ((owners.get(short) ?? owner) !== owner) continue;
      owners.set(short, owner);
      return short;
    }
  };
};
