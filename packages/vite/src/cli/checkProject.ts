import { UsageError } from '@dealer/server/commands';
import type { CommandInput } from '@dealer/server/commands';
import { projectProblems } from '../plugin/projectProblems.ts';
import type { commands } from './commands.ts';

/** Runs `dealer check` in the folder of a project; the exit code is 1 where something is wrong. */
export const checkProject = async (
  folder: string,
  { values }: CommandInput<(typeof commands)['check']>,
): Promise<void> => {
  // The checks load TypeScript and more, which no other command needs.
  const { checkedProject, checkSites, checkTemplate, describeFinding, describeSites, fixFindings, ...check } =
    await import('../check/index.ts');
  const problems = projectProblems(folder, process.versions.node);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const look = checkedProject(folder);
  await check.writeSchemas(folder);
  const before = await checkTemplate(look);
  const fixed = values.fix ? fixFindings(folder, before) : 0;
  const findings = fixed > 0 ? await checkTemplate(look) : before;
  const report = await checkSites(look, {
    live: values.live,
    law: values.law,
    stock:
      values.stock === undefined ? undefined : { name: values.stock, documents: check.readDocuments(values.stock) },
  });
  const sites = {
    ...report,
    findings: check.withoutRepeats(report.findings, findings, ({ file, ...finding }) => ({
      file,
      message: check.messageOf(finding),
    })),
  };
  if (values.json) console.log(JSON.stringify({ fixed, template: findings, sites }, null, 2));
  else {
    for (const finding of findings) console.log(describeFinding(finding));
    for (const line of describeSites(sites, { law: values.law })) console.log(line);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    console.log(
      `The template ${look.name}: ${errors} errors, ${findings.length - errors} warnings${fixed > 0 ? `, ${fixed} fixed` : ''}.`,
    );
  }
  const isWrong = findings.some(({ severity }) => severity === 'error' || values.strict);
  process.exitCode = isWrong || sites.findings.length + sites.law.length > 0 ? 1 : 0;
};
