import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { publicPackages } from '../../run/publish/packPackage.ts';
import { measureSizes } from '../../run/publish/subpathSizes.ts';
import { readRules } from '../rules/readRules.ts';
import { root } from '../../root.ts';
import { writeApiReference } from './apiReference.ts';
import { referenceIndex, referenceTitle } from './referenceIndex.ts';
import { readTokens } from './readTokens.ts';
import { rulesMarkdown } from './rulesMarkdown.ts';
import { pageTexts } from '@dealer/vite/check';
import { textFolders } from '../../sites/texts/textFolders.ts';
import { textsPage } from './textsPage.ts';
import { tokensPage } from './tokensPage.ts';

await runCommand(commands['build:reference'], async ({ values }) => {
  const out = resolve(values.out ?? join(root, '.tmp/reference'));
  const index = join(out, 'index.html');
  const isOurs = existsSync(index) && readFileSync(index, 'utf8').includes(referenceTitle);
  if (existsSync(out) && readdirSync(out).length > 0 && !isOurs)
    throw new Error(`${out} has other files than an earlier reference. Name an empty folder.`);
  rmSync(out, { recursive: true, force: true });

  const rules = join(root, '.tmp/api/rules.md');
  mkdirSync(join(root, '.tmp/api'), { recursive: true });
  writeFileSync(rules, rulesMarkdown(readRules(root, 'packages/core/src')));

  for (const name of publicPackages()) {
    await writeApiReference(name, join(out, name), name === 'core' ? [rules] : []);
    console.log(join(out, name));
  }
  writeFileSync(join(out, 'tokens.html'), tokensPage(readTokens()));
  writeFileSync(join(out, 'texts.html'), textsPage(pageTexts(root, textFolders('*'))));
  writeFileSync(index, referenceIndex(publicPackages(), await measureSizes()));
  console.log(index);
});
