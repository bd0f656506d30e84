import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the modules of our packages are. */
export type Packages = {
  /** The folder of a package's modules: `<folder>/price/index.js` is `@dealer/core/price`. */
  folder: (name: 'core' | 'ui' | 'storefront') => string;
  /** Where the service worker of the mock backend is; undefined where `@dealer/mocks` is not installed. */
  mockWorker: () => string | undefined;
  /** Sources end in `.ts` and `.tsx`, built modules in `.js`. */
  kind: 'sources' | 'built';
};

/** A subpath of each package, by which Node finds it. */
const entries = { core: 'price', ui: 'Button', storefront: 'template' };

/** Our packages as they are installed in a project. */
export const installedPackages = (root: string): Packages => {
  const project = createRequire(join(root, 'package.json'));
  const storefront = project.resolve(`@dealer/storefront/${entries.storefront}`);
  const fromStorefront = createRequire(storefront);
  const fileOf = (name: keyof typeof entries): string =>
    name === 'storefront' ? storefront : fromStorefront.resolve(`@dealer/${name}/${entries[name]}`);
  return {
    folder: (name) => dirname(dirname(fileOf(name))),
    mockWorker: () => {
      try {
        return createRequire(project.resolve('@dealer/mocks/start')).resolve('msw/mockServiceWorker.js');
      } catch {
        return undefined;
      }
    },
    kind: 'built',
  };
};
