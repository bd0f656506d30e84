import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { sourceAliases } from '../sources.ts';

type Template = { readonly navigation: readonly unknown[]; readonly siteDefaults: object };

const load = async (folder: string): Promise<object> => {
  const file = join(folder, 'src/template.ts');
  if (!existsSync(file)) return {};
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
    if (template === undefined) return {};
    const { navigation, siteDefaults } = template;
    return navigation.length > 0 ? { navigation, ...siteDefaults } : siteDefaults;
  } finally {
    await server.close();
  }
};

const loaded = new Map<string, Promise<object>>();

/**
 * The settings that a look gives all its sites. Loaded once through Vite, because templates import styles and components.
 *
 * @example
 * await templateDefaults('apps/classic') // => { search: { sliderScale: 'stock' } }
 */
export const templateDefaults = (folder: string): Promise<object> => {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const loading = load(folder);
  loaded.set(folder, loading);
  return loading;
};
