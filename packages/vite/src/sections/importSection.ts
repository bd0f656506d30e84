import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AnySection } from '@dealer/storefront/sections';

/** When each was imported first: a changed one is another module, for the process that checks after each save. */
const imported = new Map<string, number>();

/**
 * The definition in a `section.ts`, as it is on disk now.
 *
 * @throws what the module throws, or an Error where it exports no `section`
 */
export const importSection = async (file: string): Promise<AnySection> => {
  const { mtimeMs } = statSync(file);
  const first = imported.get(file) ?? mtimeMs;
  imported.set(file, first);
  const address = `${pathToFileURL(file).href}${first === mtimeMs ? '' : `?at=${mtimeMs}`}`;
  const { section } = (await import(/* @vite-ignore */ address)) as { section?: AnySection };
  if (section === undefined) throw new Error('it exports no `section`');
  return section;
};
