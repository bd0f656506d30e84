import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../../docs/commands/commands.ts';
import { root } from '../../root.ts';
import { readAllSections, readSections } from '@dealer/vite/sections';
import { replacementProblems } from '../../docs/sections/replacementProblems.ts';
import { pageFolderProblems } from './pageFolderProblems.ts';

const sources = [
  'packages/core/src/{page,settings,site,site-check}',
  'packages/storefront/src/{pages,sections}',
  'apps/*/src/sections',
];
const changedAt = (patterns: readonly string[]): number =>
  Math.max(0, ...globSync(patterns, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs));

await runCommand(commands['check:pages'], async () => {
  const shared = await readAllSections();
  const looks = globSync('apps/*/src/sections', { cwd: root }).sort();
  const ofLooks = await Promise.all(
    looks.map(async (folder) => replacementProblems(folder, await readSections(join(root, folder)), shared)),
  );
  const problems = [...(await pageFolderProblems(join(root, 'packages/storefront/src'))), ...ofLooks.flat()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  // Reading the descriptions of all settings takes seconds.
  else if (changedAt(['packages/core/site.schema.json']) < changedAt(sources.map((folder) => `${folder}/**/*.ts`)))
    await (await import('../../docs/settings/writeSchemas.ts')).writeSchemas();
});
