import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { SitesLook } from '../site/checkSites.ts';
import { memberOf, readScript, templateObject } from '../template/scriptSource.ts';

/** The name that a template gives itself; without one that of its folder. */
const nameOf = (folder: string): string => {
  const file = join(folder, 'src/template.ts');
  if (!existsSync(file)) return basename(folder);
  const written = memberOf(templateObject(readScript('template.ts', readFileSync(file, 'utf8'))), 'name');
  return /^['"](.+)['"]$/.exec(written?.getText() ?? '')?.[1] ?? basename(folder);
};

/** The folder of `@dealer/demo-pictures`, where the project has it. */
const demoPictures = (folder: string): string[] => {
  try {
    const module = createRequire(join(folder, 'package.json')).resolve('@dealer/demo-pictures/folder');
    return [dirname(dirname(dirname(module)))];
  } catch {
    return [];
  }
};

/** A project of one look, as it is checked. */
export const checkedProject = (folder: string): SitesLook => ({
  name: nameOf(folder),
  folder,
  publicFolders: demoPictures(folder),
});
