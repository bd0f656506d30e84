import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { workspaceRoot } from './paths.ts';

/**
 * Names the classes of CSS modules in a production build: three letters of a hash, more where another class already has them.
 *
 * @example
 * css: { modules: { generateScopedName: shortClassName() } }
 */
export const shortClassName = (): ((name: string, file: string) => string) => {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${relative(workspaceRoot, file)}#${name}`;
    // A class name starts with a letter.
    const letters = createHash('sha256')
      .update(owner)
      .digest('base64')
      .replace(/[^A-Za-z]/g, '');
    for (let length = 3; ; length++) {
      const short = letters.slice(0, length);
      if ((owners.get(short) ?? owner) !== owner) continue;
      owners.set(short, owner);
      return short;
    }
  };
};
