import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import type { Plugin } from 'vite';
import { namedLook } from '../looks.ts';
import { lookPlugin } from '../plugins/look.ts';
import type { Look } from '../plugins/look.ts';

/** A look on disk; the name of its folder is its name. */
export type LookFolder = Look & { template: string; folder: string };

const isLook = (plugin: unknown): plugin is Plugin<Look> =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === lookPlugin;

/**
 * Reads what a look says about itself from its Vite configuration; rejects with the known names where there is no such look.
 */
export const lookFolder = async (template: string): Promise<LookFolder> => {
  const { folder } = namedLook(template);
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'production' },
    join(folder, 'vite.config.ts'),
    folder,
    'silent',
  );
  const facts = (loaded?.config.plugins ?? []).flat(3).find(isLook)?.api;
  if (!facts) throw new Error(`apps/${template}/vite.config.ts must export defineDealerApp({ port }).`);
  return { template, folder, ...facts };
};
