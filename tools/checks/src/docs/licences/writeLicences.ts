import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { root } from '../../root.ts';
import { licenceFindings, licencesPage } from './licencesPage.ts';
import { readLicences } from './readLicences.ts';
import type { Lock } from './readLicences.ts';

await runCommand(commands['write:licences'], () => {
  const packages = readLicences(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
  writeFileSync(join(root, 'docs/licences.md'), licencesPage(packages));
  console.log(`docs/licences.md: ${packages.length} packages.`);
  const findings = licenceFindings(packages);
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length === 0 ? 0 : 1;
});
