import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateFinding, TextFix } from './finding.ts';

/** A text with edits applied, from the end so that the other positions stay valid. */
export const withFixes = (text: string, fixes: readonly TextFix[]): string =>
  fixes
    .toSorted((one, other) => other.from - one.from)
    .reduce((changed, { from, to, text: written }) => changed.slice(0, from) + written + changed.slice(to), text);

/** Writes the unambiguous corrections into the files; returns how many there were. */
export const fixFindings = (root: string, findings: readonly TemplateFinding[]): number => {
  const fixable = findings.filter(({ fix }) => fix !== undefined);
  for (const [file, found] of Map.groupBy(fixable, (finding) => finding.file)) {
    const path = join(root, file);
    const fixes = found.flatMap(({ fix }) => fix ?? []);
    writeFileSync(path, withFixes(readFileSync(path, 'utf8'), fixes));
  }
  return fixable.length;
};
