import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScriptHash } from '@dealer/core/security';
import { builtScriptHashes } from '../http/securityHeaders.ts';
import type { RenderPage } from '../pages/createPageHandler.ts';

/** The builds of a look: for browsers, and for servers. */
export type BuiltLook = {
  readonly template: string;
  /** The folder of the build for browsers. */
  readonly dist: string;
  readonly scriptHashes: readonly ScriptHash[];
  /** The settings that the look gives its sites. */
  readonly templateDefaults: object;
  /** Undefined where the look has no build for servers: then its page is the same for each address. */
  readonly renderPage: RenderPage | undefined;
};

type Settings = { readonly navigation: readonly unknown[]; readonly siteDefaults: object };

/** The settings of a template as its sites get them. */
export const settingsOf = ({ navigation, siteDefaults }: Settings): object =>
  navigation.length > 0 ? { navigation, ...siteDefaults } : siteDefaults;

/**
 * Reads the builds of a look from its folder: `dist`, and `dist-server` where it exists.
 *
 * @throws Error if the look is not built for browsers
 */
export const builtLook = async (template: string, folder: string): Promise<BuiltLook> => {
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${dist} has no index.html: the look is not built. Run npm run build first.`);
  const server = join(folder, 'dist-server/server.js');
  const settings = join(folder, 'dist-server/template.json');
  const built = existsSync(server)
    ? ((await import(pathToFileURL(server).href)) as { renderPage: RenderPage })
    : undefined;
  return {
    template,
    dist,
    scriptHashes: builtScriptHashes(dist),
    templateDefaults: existsSync(settings) ? settingsOf(JSON.parse(readFileSync(settings, 'utf8')) as Settings) : {},
    renderPage: built?.renderPage,
  };
};
