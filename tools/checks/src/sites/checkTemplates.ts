import { join } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { templates } from '@dealer/tools-vite/looks';
import { commands } from '../docs/commands/commands.ts';
import { root } from '../root.ts';
import { checkTemplate } from './templates/checkTemplate.ts';
import { describeFinding } from './templates/finding.ts';
import type { TemplateFinding } from './templates/finding.ts';
import { fixFindings } from './templates/fixFindings.ts';
import { weightFindings } from './templates/weightFindings.ts';

await runCommand(commands['check:templates'], async ({ values, positionals }) => {
  const known = templates();
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no look called ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  const names = positionals.length > 0 ? positionals : known;
  const checkOne = async (name: string): Promise<TemplateFinding[]> => {
    const folder = join(root, 'apps', name);
    return [...(await checkTemplate(name, folder)), ...weightFindings(name, folder)];
  };
  const check = async (): Promise<TemplateFinding[]> => (await Promise.all(names.map(checkOne))).flat();

  const before = await check();
  const fixed = values.fix ? fixFindings(root, before) : 0;
  const findings = fixed > 0 ? await check() : before;
  if (values.json) console.log(JSON.stringify({ templates: names, fixed, findings }, null, 2));
  else {
    for (const finding of findings) console.log(describeFinding(finding));
    const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
    const notes = [
      `${count('error')} errors`,
      `${count('warning')} warnings`,
      ...(fixed > 0 ? [`${fixed} fixed`] : []),
    ];
    console.log(`${names.length} ${names.length === 1 ? 'look' : 'looks'}: ${notes.join(', ')}.`);
  }
  const fails = findings.some(({ severity }) => severity === 'error' || values.strict);
  process.exitCode = fails || names.length === 0 ? 1 : 0;
});
