import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** How classes of CSS Modules are named. */
export type ClassNames = {
  /** The folder that file paths are relative to; names do not depend on where it is. */
  root: string;
  /** What the names of a file's classes begin with, by the file's path below `root`. */
  prefix?: (path: string) => string;
};

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names the classes of CSS Modules in a production build: five letters of a hash of the file's path, and which of the file's classes it is.
 * Nothing else decides a name, so that the browser's build and the server's agree. The name in the source would cost 2.5 kB of each first
 * view instead of the number.
 */
export const className =
  ({ root, prefix = () => '' }: ClassNames): ((name: string, file: string, css: string) => string) =>
  (name, file, css) => {
    const path = relative(root, file);
    const hash = createHash('sha256')
      .update(path)
      .digest('base64')
      .replace(/[^A-Za-z]/g, '');
    const names = [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found))];
    const at = names.indexOf(name);
    return `${prefix(path)}${hash.slice(0, 5)}${at < 0 ? `_${name}` : (letters[at] ?? at)}`;
  };
