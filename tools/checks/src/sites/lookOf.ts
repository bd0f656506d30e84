import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { picturesFolder } from '@dealer/tools-vite/paths';
import { sourceAliases } from '@dealer/tools-vite/sources';
import type { SitesLook } from '@dealer/vite/check';
import { root } from '../root.ts';

/** The most lines of a look in .ts, .tsx and .css; stories are not counted. More code means behaviour that belongs in a package. */
const lineBudget = 1500;

/** A look of this repository, as it is checked; its sites may be in another folder. */
export const lookOf = (name: string, { folder = join(root, 'apps', name) }: { folder?: string } = {}): SitesLook => ({
  name,
  folder,
  prefix: `apps/${name}/`,
  publicFolders: [join(root, 'apps', name, 'public'), dirname(picturesFolder)],
  otherSites: () =>
    globSync('apps/*/sites/*/site.json', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith(`apps/${name}/`))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  house: { lines: lineBudget },
  alias: sourceAliases,
});
