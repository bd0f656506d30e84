import { join } from 'node:path';

/** Where the cars of a look's first site stand while its tests run. */
export const stockFile = (template: string): string =>
  join(import.meta.dirname, '../../../../.tmp/test/stock', `${template}.json`);
