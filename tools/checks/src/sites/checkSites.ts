import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { checkSites, describeSites, readDocuments, staleRows } from '@dealer/vite/check';
import type { LawFinding, SitesReport } from '@dealer/vite/check';
import { commands } from '../docs/commands/commands.ts';
import { root } from '../root.ts';
import { lookOf } from './lookOf.ts';

/** Rows of the law that nobody has compared with their source for long. */
const staleFindings = (): LawFinding[] =>
  staleRows(new Date().toISOString().slice(0, 10)).map(({ id, source, reviewedOn }) => ({
    file: `packages/core/src/${id === 'au-onRoad' ? 'price/onRoad/onRoadTables.ts' : 'law/lawTable.ts'}`,
    path: id,
    message: `was last compared with its source on ${reviewedOn}`,
    hint: 'Compare it, and write the day',
    law: { id, source },
  }));

await runCommand(commands['check:sites'], async ({ values }) => {
  const from = resolve(values.from ?? root);
  const report: SitesReport = { files: [], findings: [], law: values.law ? staleFindings() : [] };
  const stock = values.stock === undefined ? undefined : { name: values.stock, documents: readDocuments(values.stock) };
  for (const path of globSync('apps/*/sites', { cwd: from }).sort()) {
    const name = basename(join(path, '..'));
    const look = lookOf(name, { folder: join(from, 'apps', name) });
    const sources = join(root, 'apps', name);
    const found = await checkSites({ ...look, sources }, { live: values.live, law: values.law, stock });
    report.files.push(...found.files);
    report.findings.push(...found.findings);
    report.law.push(...found.law);
  }
  const { files, findings, law } = report;
  if (values.json) console.log(JSON.stringify({ files, findings, ...(values.law ? { law } : {}) }, null, 2));
  else for (const line of describeSites(report, { law: values.law })) console.log(line);
  process.exitCode = findings.length + law.length === 0 && files.length > 0 ? 0 : 1;
});
