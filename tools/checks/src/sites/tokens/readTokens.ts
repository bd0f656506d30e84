import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { templates } from '@dealer/tools-vite/looks';
import { commands } from '../../docs/commands/commands.ts';
import { root } from '../../root.ts';
import { readPlatform } from '../templates/platform.ts';
import { pathOf, readTemplate } from '../templates/templateFiles.ts';
import { themeFile } from '../templates/tokenFindings.ts';
import { applyTokens } from './applyTokens.ts';

type TokenFile = { $extensions?: { dealer?: { look?: string } } } | null;

await runCommand(commands['read:tokens'], ({ values, positionals: [path = ''] }) => {
  const file = JSON.parse(readFileSync(path, 'utf8')) as TokenFile;
  const look = values.look ?? file?.$extensions?.dealer?.look ?? '';
  if (!templates().includes(look))
    throw new UsageError(`There is no look '${look}'. Name one: --look <${templates().join('|')}>`);
  const template = readTemplate(look, join(root, 'apps', look));
  const applied = applyTokens(file, template, readPlatform());
  if (applied.kind === 'refused') {
    for (const problem of applied.problems) console.error(problem);
    console.error('Nothing is written.');
    process.exitCode = 1;
    return;
  }
  if (applied.changed.length > 0) writeFileSync(join(template.folder, themeFile), applied.css);
  console.log(`${pathOf(template, themeFile)}: ${applied.changed.join(', ') || 'nothing changed'}.`);
});
