import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { templates } from '@dealer/tools-vite/looks';
import { commands } from '../../docs/commands/commands.ts';
import { lookOf } from '../lookOf.ts';
import { pathOf, readPlatform, readTemplate, themeFile } from '@dealer/vite/check';
import { applyTokens } from './applyTokens.ts';

type TokenFile = { $extensions?: { dealer?: { look?: string } } } | null;

const readJson = (path: string): TokenFile => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as TokenFile;
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

await runCommand(commands['read:tokens'], ({ values, positionals: [path = ''] }) => {
  if (!existsSync(path)) throw new UsageError(path === '' ? 'Name the file of tokens.' : `There is no file ${path}.`);
  const file = readJson(path);
  const look = values.look ?? file?.$extensions?.dealer?.look ?? '';
  if (!templates().includes(look))
    throw new UsageError(`There is no look '${look}'. Name one: --look <${templates().join('|')}>`);
  const template = readTemplate(lookOf(look));
  const applied = applyTokens(file, template, readPlatform());
  if (applied.kind === 'refused') {
    for (const problem of applied.problems) console.error(problem);
    console.error('Nothing is written.');
    process.exitCode = 1;
    return;
  }
  const { changed } = applied;
  if (changed.length > 0 && !values['dry-run']) writeFileSync(join(template.folder, themeFile), applied.css);
  if (applied.absent.length > 0)
    console.log(
      `${applied.absent.length} tokens are not in the file and stay as they are, such as ${applied.absent[0]}.`,
    );
  for (const { name, before, now } of changed) console.log(`${name}: ${before} becomes ${now}`);
  const did = changed.length === 0 ? 'nothing changed' : values['dry-run'] ? 'nothing is written' : 'written';
  console.log(`${pathOf(template, themeFile)}: ${did}.`);
});
