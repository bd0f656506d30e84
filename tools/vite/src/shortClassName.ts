import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { workspaceRoot } from './paths.ts';

/**
 * What the class names of a look's own CSS Modules begin with in a production build: by it a check knows whose CSS a build contains.
 *
 * @example
 * lookClassPrefix('harbour') // => 'harbour_'
 */
export const lookClassPrefix = (look: string): string => `${look}_`;

/**
 * Names the classes of CSS modules in a production build: three letters of a hash, more where another class already has them; after the
 * name of the look where they are a look's own.
 *
 * @example
 * css: { modules: { generateScopedName: shortClassName() } }
 */
export const shortClassName = (): ((name: string, file: string) => string) => {
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(workspaceRoot, file);
    const owner = `${path}#${name}`;
    const look = /^apps\/([^/]+)\//.exec(path)?.[1];
    const prefix = look === undefined ? '' : lookClassPrefix(look);
    // A class name starts with a letter.
    const letters = createHash('sha256')
      .update(owner)
      .digest('base64')
      .replace(/[^A-Za-z]/g, '');
    for (let length = 3; ; length++) {
      const short = prefix + letters.slice(0, length);
      if ((owners.get(short) ?? owner) !== owner) continue;
      owners.set(short, owner);
      return short;
    }
  };
};
