import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ResolvedConfig, ViteDevServer } from 'vite';

/** Loading a look with its components takes seconds: only where one of its own files sets a theme. */
const setsTheme = (root: string): boolean =>
  globSync('src/*.{ts,json}', { cwd: root }).some((file) =>
    /\btheme['"]?\s*:/.test(readFileSync(join(root, file), 'utf8')),
  );

/** Packages that are not sources import stylesheets, which Node cannot load. */
export const readsPackages = { noExternal: [/^@dealer\//] };

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>;

const loaderOf = (config: ResolvedConfig): Promise<ViteDevServer> =>
  createServer({
    root: config.root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    resolve: { alias: config.resolve.alias },
    ssr: readsPackages,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });

/**
 * The settings that a look gives all its sites (`siteDefaults`), where it has a theme among them: read through the development server, or in a build through one of its own;
 * none where the look cannot be loaded, which the page itself reports.
 */
export const themeDefaults = async (config: ResolvedConfig, server?: Loader): Promise<object> => {
  if (!setsTheme(config.root)) return {};
  const file = join(config.root, 'src/template.ts');
  const own = server ? undefined : await loaderOf(config);
  try {
    const { template } = (await (server ?? own)?.ssrLoadModule(file)) as { template?: { siteDefaults?: object } };
    return template?.siteDefaults ?? {};
  } catch {
    return {};
  } finally {
    await own?.close();
  }
};
