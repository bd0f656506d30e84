import { join } from 'node:path';

/** The file with the cars of a look's first site while its tests run. */
export const stockFile = (template: string): string =>
  join(import.meta.dirname, '../../../../.tmp/test/stock', `${template}.json`);
