import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { publicPackages } from '../publish/packPackage.ts';
import { measureSizes } from '../publish/subpathSizes.ts';
import { readRules } from '../rules/readRules.ts';
import { root } from '../root.ts';
import { writeApiReference } from './apiReference.ts';
import { referenceIndex } from './referenceIndex.ts';
import { rulesMarkdown } from './rulesMarkdown.ts';

await runCommand(commands['build:reference'], async ({ values }) => {
  const out = resolve(values.out ?? join(root, '.tmp/reference'));
  rmSync(out, { recursive: true, force: true });

  const rules = join(root, '.tmp/api/rules.md');
  mkdirSync(join(root, '.tmp/api'), { recursive: true });
  writeFileSync(rules, rulesMarkdown(readRules(root, 'packages/core/src')));

  for (const name of publicPackages()) {
    await writeApiReference(name, join(out, name), name === 'core' ? [rules] : []);
    console.log(join(out, name));
  }
  writeFileSync(join(out, 'index.html'), referenceIndex(publicPackages(), await measureSizes()));
  console.log(join(out, 'index.html'));
});
