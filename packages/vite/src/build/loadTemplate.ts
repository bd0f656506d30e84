import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { AliasOptions, ViteDevServer } from 'vite';

/** Packages that are not sources import stylesheets, which Node cannot load. */
export const readsPackages = { noExternal: [/^@dealer\//] };

/** A server of Vite that loads modules of a look and serves nothing. */
export const moduleLoader = (root: string, alias?: AliasOptions): Promise<ViteDevServer> =>
  createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    ...(alias && { resolve: { alias } }),
    ssr: readsPackages,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });

/**
 * The `template` of a look's `src/template.ts`; undefined without that file. Loaded through Vite, because templates import styles and
 * components. The caller names the parts that it reads.
 */
export const loadTemplate = async <Template>(folder: string, alias?: AliasOptions): Promise<Template | undefined> => {
  const file = join(folder, 'src/template.ts');
  if (!existsSync(file)) return undefined;
  const server = await moduleLoader(folder, alias);
  try {
    const { template } = (await server.ssrLoadModule(file)) as { template?: Template };
    return template;
  } finally {
    await server.close();
  }
};
