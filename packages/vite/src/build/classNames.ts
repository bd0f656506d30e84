import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** In the output of the browser build: the class of each short name. */
const file = '.vite/class-names.json';

/**
 * Writes the names that the browser build gave to classes into its output, where the server build reads them: which of two classes gets the
 * longer name depends on the order of the modules.
 *
 * @example
 * writeClassNames('dist', new Map([['aBc', 'src/Card.module.css#card']]));
 */
export const writeClassNames = (dist: string, owners: ReadonlyMap<string, string>): void => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), JSON.stringify([...owners]));
};

/**
 * The names that a browser build gave to classes; none if it wrote none.
 *
 * @example
 * shortClassName({ root }, readClassNames('dist'))
 */
export const readClassNames = (dist: string): Map<string, string> => {
  const path = join(dist, file);
  return new Map(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as [string, string][]) : []);
};
