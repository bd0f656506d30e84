import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { sourceAliases } from './sources.ts';

/**
 * The `template` of a look's `src/template.ts`; undefined without that file. Loaded through Vite, because templates import styles and
 * components. The caller names the parts that it reads.
 */
export const loadTemplate = async <Template>(folder: string): Promise<Template | undefined> => {
  const file = join(folder, 'src/template.ts');
  if (!existsSync(file)) return undefined;
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: sourceAliases },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { template } = (await server.ssrLoadModule(file)) as { template?: Template };
    return template;
  } finally {
    await server.close();
  }
};
