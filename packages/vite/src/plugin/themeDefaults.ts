import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedConfig, ViteDevServer } from 'vite';
import { moduleLoader } from '../build/loadTemplate.ts';

/** Loading a look with its components takes seconds: only where one of its own files sets a theme. */
const setsTheme = (root: string): boolean =>
  globSync('src/*.{ts,json}', { cwd: root }).some((file) =>
    /\btheme['"]?\s*:/.test(readFileSync(join(root, file), 'utf8')),
  );

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>;

/**
 * The settings that a look gives all its sites (`siteDefaults`), where it has a theme among them: read through the development server, or in a build through one of its own;
 * none where the look cannot be loaded, which the page itself reports.
 */
export const themeDefaults = async (config: ResolvedConfig, server?: Loader): Promise<object> => {
  if (!setsTheme(config.root)) return {};
  const file = join(config.root, 'src/template.ts');
  const own = server ? undefined : await moduleLoader(config.root, config.resolve.alias);
  try {
    const { template } = (await (server ?? own)?.ssrLoadModule(file)) as { template?: { siteDefaults?: object } };
    return template?.siteDefaults ?? {};
  } catch {
    return {};
  } finally {
    await own?.close();
  }
};
