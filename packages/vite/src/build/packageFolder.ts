import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module of each package that others may import. */
const entries = { core: 'price', ui: 'Button', storefront: 'template' } as const;

/** The name of a package whose modules are read. */
export type PackageName = keyof typeof entries;

/**
 * The folder with the modules of one of our packages: `<folder>/price/index.js` is `@dealer/core/price`. In this repository, where this
 * module is a source, they are sources too.
 */
export const packageFolder = (name: PackageName): string =>
  import.meta.url.endsWith('.ts')
    ? join(dirname(fileURLToPath(import.meta.url)), '../../..', name, 'src')
    : dirname(dirname(createRequire(import.meta.url).resolve(`@dealer/${name}/${entries[name]}`)));
