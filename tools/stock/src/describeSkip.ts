/** A record that could not become a document, and why; numbers count from 1, the header line is line 1; line 0 is not known. */
export type Skip = { recordNumber: number; firstLine: number; column: string; value: string; because?: string };

/** Why a record was left out. */
export const describeReason = ({ column, value, because }: Skip): string =>
  `${column} is ${value.trim() === '' ? 'empty' : JSON.stringify(value)}${because === undefined ? '' : `, ${because}`}`;

/** One line that says which record was left out and why. */
export const describeSkip = (skip: Skip): string => {
  const line = skip.firstLine > 0 ? ` (line ${skip.firstLine})` : '';
  return `Skipped record ${skip.recordNumber}${line}: ${describeReason(skip)}.`;
};
