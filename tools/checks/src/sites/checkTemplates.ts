import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { chosenLooks } from '@dealer/tools-vite/cli/run';
import { commands } from '../docs/commands/commands.ts';
import { root } from '../root.ts';
import { checkTemplate, describeFinding, fixFindings } from '@dealer/vite/check';
import type { TemplateFinding } from '@dealer/vite/check';
import { lookOf } from './lookOf.ts';
import { lintFindings } from './templates/lintFindings.ts';
import { weightFindings } from './templates/weightFindings.ts';

await runCommand(commands['check:templates'], async ({ values, positionals }) => {
  const names = chosenLooks(positionals);
  const checkOne = async (name: string): Promise<TemplateFinding[]> => {
    const folder = join(root, 'apps', name);
    return [...(await checkTemplate(lookOf(name), lintFindings)), ...weightFindings(name, folder)];
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
