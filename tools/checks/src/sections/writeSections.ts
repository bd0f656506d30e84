import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { root } from '../root.ts';
import { demoUses } from './demoUses.ts';
import { lookRegistry, replacementProblems } from './lookRegistry.ts';
import { readSections, sectionsFolder } from './readSections.ts';
import { registryFiles } from './registryFiles.ts';
import { sectionsMarkdown } from './sectionsMarkdown.ts';

// Files without changes are not written, so that nothing is rebuilt.
await runCommand(commands['write:sections'], async () => {
  const sections = await readSections();
  const registry = join(sectionsFolder, 'registry');
  mkdirSync(registry, { recursive: true });
  /** The looks that have their own sections. */
  const looks = await Promise.all(
    globSync('apps/*/src/sections', { cwd: root })
      .sort()
      .map(async (folder) => ({ folder, own: await readSections(join(root, folder)) })),
  );
  const files = {
    ...Object.fromEntries(looks.map(({ folder, own }) => [join(root, folder, 'index.ts'), lookRegistry(own)])),
    ...Object.fromEntries(
      Object.entries(registryFiles(sections)).map(([name, text]) => [join(registry, name), text] as const),
    ),
    [join(root, 'docs/sections.md')]: sectionsMarkdown(sections, demoUses()),
  };
  const changed = Object.entries(files).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file, text] of changed) writeFileSync(file, text);
  // The JSON Schemas offer sections with their settings.
  if (changed.length > 0) await import('../settings/writeSettings.ts');
  const problems = looks.flatMap(({ folder, own }) => replacementProblems(folder, own, sections));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
});
