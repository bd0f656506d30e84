import { join } from 'node:path';
import { defineDealerPackage } from '@dealer/tools-vite/package';
import { writeTemplates } from './build/writeTemplates.ts';

const folder = import.meta.dirname;

/** The templates are written again with each build: those of this package, and one of each look of the repository. */
export default defineDealerPackage(folder, [
  {
    name: 'dealer:templates',
    writeBundle: () =>
      writeTemplates({
        own: join(folder, 'templates'),
        root: join(folder, '../..'),
        to: join(folder, 'dist/templates'),
      }),
  },
]);
