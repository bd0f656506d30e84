import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckProgram, Packages } from '@dealer/vite/plugin';
import { defineConfig } from 'vite';
import type { UserConfigFnObject } from 'vite';
import { lookClassPrefix } from './lookClassPrefix.ts';
import { otherLooks } from './looks.ts';
import { mockWorkerFile, picturesFolder, workspaceRoot } from './paths.ts';
import { dealer, dealerServer } from './plugin.ts';
import { look } from './plugins/look.ts';
import type { Look } from './plugins/look.ts';
import { nodeOnSources, sourceAliases } from './sources.ts';

export type { Look } from './plugins/look.ts';

/** The packages of this repository as their sources. */
const sources: Packages = {
  folder: (name) => join(workspaceRoot, 'packages', name, 'src'),
  mockWorker: () => mockWorkerFile,
  kind: 'sources',
};

/** The check of a look with the rules of this repository. */
const repositoryCheck: CheckProgram = {
  module: join(workspaceRoot, 'tools/checks/src/sites/templates/checkProcess.ts'),
  execArgv: nodeOnSources,
};

/** The classes of a look's own components begin with its name. */
const classPrefix = (path: string): string => {
  const name = /^apps\/([^/]+)\//.exec(path)?.[1];
  return name === undefined ? '' : lookClassPrefix(name);
};

/** The whole Vite configuration of a look. */
export const defineDealerApp = (facts: Look): UserConfigFnObject => {
  // Packages are read from their sources, in development and in builds: nothing needs building first.
  // DEALER_PACKAGES=dist builds against what a consumer would install.
  const isBuilt = process.env.DEALER_PACKAGES === 'dist';
  const resolve = { alias: isBuilt ? [] : sourceAliases };
  const classNames = { root: workspaceRoot, prefix: classPrefix };
  return defineConfig(({ isSsrBuild }) => {
    // `vite build --ssr`, after `vite build`.
    if (isSsrBuild) return { plugins: [look(facts), dealerServer({ classNames })], resolve };
    return {
      plugins: [
        look(facts),
        dealer({
          defaultSite: facts.defaultSite,
          pictures: existsSync(picturesFolder) ? picturesFolder : undefined,
          looks: otherLooks(facts.port),
          strict: true,
          packages: isBuilt ? undefined : sources,
          check: repositoryCheck,
          classNames,
        }),
      ],
      resolve,
      server: { host: '127.0.0.1', port: facts.port, strictPort: true },
      preview: { host: '127.0.0.1', port: facts.port + 100, strictPort: true },
    };
  });
};
