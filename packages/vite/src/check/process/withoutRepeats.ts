type Reported = { file: string; message: string };

/**
 * Findings without those that others report of the same file: the check of a look reads its page lists and films, and that of the sites
 * reads what the look makes of them.
 */
export const withoutRepeats = <Finding>(
  findings: readonly Finding[],
  others: readonly Reported[],
  reportOf: (finding: Finding) => Reported,
): Finding[] => {
  const key = ({ file, message }: Reported): string => `${file}\n${message}`;
  const reported = new Set(others.map(key));
  return findings.filter((finding) => !reported.has(key(reportOf(finding))));
};
