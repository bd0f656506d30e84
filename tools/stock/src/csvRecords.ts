/** One record of a CSV file, or the text of one that cannot be read and what is wrong with it. Line 1 is the file's first. */
type CsvRecord =
  | { firstLine: number; cells: readonly string[] }
  | { firstLine: number; text: string; problem?: string };

/** How a quote within a quoted field counts: only doubled, as the standard says, or as a letter where it cannot close the field. */
type Quotes = 'strict' | 'lenient';
type Cells = { cells: string[]; used: number };
/** `open` goes on after the last line, if at all; `endless` never closes its quote. */
type Split = Cells | 'open' | 'endless' | 'broken';

/** A quoted field that is longer than this was never closed. */
const longestRecord = 1_000_000;
const delimiters = [',', ';', '\t', '|'];

/** Where the blanks end that start here. */
const afterBlanks = (line: string, from: number, delimiter: string): number => {
  let at = from;
  while (line[at] === ' ' || (line[at] === '\t' && delimiter !== '\t')) at += 1;
  return at;
};

/** The cells of the record that starts with this line, and how many lines it takes. */
const split = (lines: readonly string[], at: number, delimiter: string, quotes: Quotes): Split => {
  const cells: string[] = [];
  let line = lines[at]!;
  let used = 1;
  let from = 0;
  for (;;) {
    const start = afterBlanks(line, from, delimiter);
    if (line[start] === '"') {
      let cell = '';
      from = start + 1;
      for (;;) {
        const quote = line.indexOf('"', from);
        if (quote === -1) {
          cell += `${line.slice(from)}\n`;
          if (cell.length > longestRecord) return 'endless';
          if (at + used >= lines.length) return 'open';
          line = lines[at + used]!;
          used += 1;
          from = 0;
          continue;
        }
        cell += line.slice(from, quote);
        from = quote + 1;
        if (line[from] !== '"') {
          const end = afterBlanks(line, from, delimiter);
          if (end === line.length || line[end] === delimiter) {
            from = end;
            break;
          }
          if (quotes === 'strict') return 'broken';
        } else from += 1;
        cell += '"';
      }
      cells.push(cell);
    } else {
      const end = line.indexOf(delimiter, from);
      cells.push(line.slice(from, end === -1 ? line.length : end));
      from = end === -1 ? line.length : end;
    }
    if (from >= line.length) return { cells, used };
    from += 1;
  }
};

/** What was split, if it has as many cells as the header line; more may be there that say nothing. The header line has any number. */
const fitting = (result: Split, width: number): Cells | undefined =>
  typeof result === 'object' &&
  (width === 0 || (result.cells.length >= width && result.cells.slice(width).every((cell) => cell.trim() === '')))
    ? result
    : undefined;

/** What a cell can be that starts here, the likeliest first, and where each ends. */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
function* readings(line: string, from: number, delimiter: string): Generator<{ cell: string; end: number }> {
  const start = afterBlanks(line, from, delimiter) + 1;
  if (line[start - 1] === '"')
    for (let quote = line.indexOf('"', start); quote !== -1; quote = line.indexOf('"', quote + 1)) {
      const end = afterBlanks(line, quote + 1, delimiter);
      if (end === line.length || line[end] === delimiter)
        yield { cell: line.slice(start, quote).replaceAll('""', '"'), end };
    }
  const end = line.indexOf(delimiter, from);
  yield { cell: line.slice(from, end === -1 ? line.length : end), end: end === -1 ? line.length : end };
}

/** The cells of a line whose quotes break the rules, as many as the header line has. */
const reread = (line: string, delimiter: string, width: number): string[] | undefined => {
  let tries = 10_000;
  const rest = (from: number, cells: readonly string[]): string[] | undefined => {
    for (const { cell, end } of readings(line, from, delimiter)) {
      tries -= 1;
      if (tries < 0) return undefined;
      const more = [...cells, cell];
      if (end === line.length && more.length === width) return more;
      const found = end === line.length || more.length === width ? undefined : rest(end + 1, more);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return rest(0, []);
};

/** The separator that cuts a header line into most fields. */
const delimiterOf = (header: string): string => {
  const widths = delimiters.map((delimiter) => {
    const result = split([header], 0, delimiter, 'strict');
    return typeof result === 'object' ? result.cells.length : 1;
  });
  return delimiters[widths.indexOf(Math.max(...widths))]!;
};

/** The first record of these lines, or `undefined` where it may go on after the last of them. */
const recordAt = (
  lines: readonly string[],
  at: number,
  { delimiter, width, ended }: { delimiter: string; width: number; ended: boolean },
): { used: number; cells?: string[]; problem?: string } | undefined => {
  const strict = split(lines, at, delimiter, 'strict');
  if (fitting(strict, width) !== undefined) return fitting(strict, width);
  if (strict === 'open' && !ended) return undefined;
  const line = lines[at]!;
  if (line.trim() === '') return { used: 1 };
  const repaired = typeof strict === 'object' && strict.used === 1 ? undefined : reread(line, delimiter, width);
  if (repaired !== undefined) return { cells: repaired, used: 1 };
  if (strict === 'broken') {
    const lenient = split(lines, at, delimiter, 'lenient');
    if (lenient === 'open' && !ended) return undefined;
    if (fitting(lenient, width) !== undefined) return fitting(lenient, width);
  }
  if (typeof strict !== 'object') return { used: 1, problem: 'in which a quote (") is misplaced' };
  // A quote that was never closed swallows the records after it: then the next line is a record of its own.
  const swallowed = strict.used > 1 && fitting(split(lines, at + 1, delimiter, 'strict'), width) !== undefined;
  return { used: swallowed ? 1 : strict.used, problem: `which has ${strict.cells.length} of ${width} fields` };
};

/**
 * Reads CSV record by record; the first is the header line. Lines end with `\n`. A record that does not follow the rules
 * is read in the likeliest way that has as many fields as the header line; where there is none it is passed on as text,
 * and the reading goes on with the next line. Without a delimiter the file's own `sep=;` or the header line says it. Empty lines are no
 * records.
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* csvRecords(text: AsyncIterable<string>, given?: string): AsyncGenerator<CsvRecord> {
  let lines: string[] = [];
  let at = 0;
  let firstLine = 1;
  let rest = '';
  let width = 0;
  let delimiter = given;

  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  function* complete(ended: boolean): Generator<CsvRecord> {
    while (at < lines.length) {
      const line = lines[at]!;
      const separator = firstLine === 1 ? /^"?sep=(.)"?$/i.exec(line)?.[1] : undefined;
      if (line === '' || separator !== undefined) {
        delimiter ??= separator;
        at += 1;
        firstLine += 1;
        continue;
      }
      delimiter ??= delimiterOf(line);
      const found = recordAt(lines, at, { delimiter, width, ended });
      if (found === undefined) return;
      const { used, cells, problem } = found;
      if (cells !== undefined) width ||= cells.length;
      yield cells === undefined
        ? { firstLine, text: line, ...(problem !== undefined && { problem }) }
        : { firstLine, cells };
      at += used;
      firstLine += used;
    }
  }
  for await (const chunk of text) {
    rest += chunk;
    if (!chunk.includes('\n')) continue;
    const parts = rest.split('\n');
    rest = parts.pop()!;
    lines = [...lines.slice(at), ...parts];
    at = 0;
    yield* complete(false);
  }
  lines = [...lines.slice(at), rest];
  at = 0;
  yield* complete(true);
}
