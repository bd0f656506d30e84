import { describe, expect, it } from 'vitest';
import { progressBar } from './progressBar.ts';

const drawn = (isTTY: boolean): string[] => {
  const lines: string[] = [];
  const bar = progressBar({ isTTY, columns: 80, write: (text) => lines.push(text) });
  bar('Reading', 1, 4);
  bar('Reading', 1, 4);
  bar('Reading', 2, 4);
  bar('Reading', 4, 4);
  return lines;
};

describe('progressBar', () => {
  it('progressBar draws one line over and over on a terminal, and clears it at the end', () => {
    expect(drawn(true)).toEqual([
      `\r\u001b[2KReading [${'#'.repeat(10)}${'-'.repeat(30)}]  25 %`,
      `\r\u001b[2KReading [${'#'.repeat(20)}${'-'.repeat(20)}]  50 %`,
      '\r\u001b[2K',
    ]);
  });

  it('progressBar writes nothing into a file or a pipe', () => {
    expect(drawn(false)).toEqual([]);
  });
});
