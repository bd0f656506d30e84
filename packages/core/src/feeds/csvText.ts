const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table as CSV (RFC 4180), with a header. Missing values are empty.
 *
 * @example csvText(['id', 'title'], [{ id: '7', title: 'Hilux, white' }]) // => 'id,title\r\n7,"Hilux, white"\r\n'
 */
export const csvText = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Readonly<Record<Column, string>>>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
