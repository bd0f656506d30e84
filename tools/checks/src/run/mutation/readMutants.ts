/** One change of a source, and whether a test noticed it. */
export type Mutant = {
  file: string;
  line: number;
  mutator: string;
  from: string;
  to: string;
  status: 'killed' | 'survived' | 'uncovered' | 'ignored';
};

/** The parts of the mutation report that are read (its format is `mutation-testing-report-schema`). */
export type MutationReport = {
  files: Record<
    string,
    {
      source: string;
      mutants: readonly {
        mutatorName: string;
        replacement?: string;
        status: string;
        location: { start: { line: number; column: number }; end: { line: number; column: number } };
      }[];
    }
  >;
};

const between = (
  source: string,
  start: { line: number; column: number },
  end: { line: number; column: number },
): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  if (lines.length === 0) return '';
  // Columns count from 1. The end is cut first, because cutting the start would shift it.
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return lines.join(' ').replace(/\s+/g, ' ').trim();
};

const statusOf = (status: string): Mutant['status'] =>
  status === 'Killed' || status === 'Timeout'
    ? 'killed'
    : status === 'Survived'
      ? 'survived'
      : status === 'NoCoverage'
        ? 'uncovered'
        : 'ignored';

/**
 * The mutants of a report, in the order of files and lines. A mutant that reaches the time limit counts as noticed. One that
 * cannot run, or that changes a table at load time, is ignored.
 */
export const readMutants = ({ files }: MutationReport): Mutant[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .map(
        ({ mutatorName, replacement = '', status, location: { start, end } }): Mutant => ({
          file,
          line: start.line,
          mutator: mutatorName,
          from: between(source, start, end),
          to: replacement.replace(/\s+/g, ' ').trim(),
          status: statusOf(status),
        }),
      )
      .sort((a, b) => a.line - b.line),
  );

/** Killed mutants of each area and of all, in per cent of those that a test could have noticed. */
export const mutationScore = (mutants: readonly Mutant[]): { killed: number; total: number; percent: number } => {
  const counted = mutants.filter(({ status }) => status !== 'ignored');
  const killed = counted.filter(({ status }) => status === 'killed').length;
  return { killed, total: counted.length, percent: counted.length === 0 ? 0 : (killed / counted.length) * 100 };
};
