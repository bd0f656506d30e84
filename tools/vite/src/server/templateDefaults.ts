import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf } from '@dealer/server/handler';
import { sourceAliases } from '../sources.ts';

type Template = { readonly navigation: readonly unknown[]; readonly siteDefaults: object };

/** From the server build, where there is one: a server then needs no Vite, which reads the sources. */
const templateOf = async (folder: string): Promise<Template | undefined> => {
  const built = join(folder, 'dist-server/template.json');
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as Template;
  const { loadTemplate } = await import('@dealer/vite/develop');
  return loadTemplate<Template>(folder, sourceAliases);
};

const load = async (folder: string): Promise<object> => {
  const template = await templateOf(folder);
  if (template === undefined) return {};
  return settingsOf(template);
};

const loaded = new Map<string, Promise<object>>();

/** The settings that a look gives all its sites. Loaded once. */
export const templateDefaults = (folder: string): Promise<object> => {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const loading = load(folder);
  loaded.set(folder, loading);
  return loading;
};
