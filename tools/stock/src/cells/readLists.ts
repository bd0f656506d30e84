import { plainParagraphs, visibleText } from '@dealer/core/format';
import { plainCell, readCell, readTextCell, type Cell } from './cell.ts';

/** Separates the entries of a list that the feed itself marks as one; no text contains it. */
export const listMark = '\u001e';

const listOf = (entries: readonly (string | undefined)[]): Cell<string[]> => {
  const list = [...new Set(entries.filter((entry) => entry !== undefined))];
  return list.length === 0 ? { kind: 'nothing' } : { kind: 'value', value: list };
};

/** A list in the signs of a program, `["Tow bar","Sunroof"]`, with the mark between its entries. */
const withMarks = (cell: string): string => {
  const [, quote, entries] = /^\s*\[\s*(["'])(.*)\1\s*\]\s*$/s.exec(cell) ?? [];
  return entries === undefined
    ? cell
    : entries
        .split(new RegExp(`${quote}\\s*,\\s*${quote}`))
        .join(listMark)
        .replaceAll(/\\(["'/])/g, '$1');
};

/**
 * A list of texts, such as features: one on each line or in each HTML item, or separated by `|`, `;` or bullets; only
 * where none of these is there, by commas outside of brackets and numbers.
 */
export const readListCell = (cell: string): Cell<string[]> => {
  const text = withMarks(cell)
    .replace(/\\[nr]/g, '\n')
    .replace(/<\/?(?:li|br|p|div|tr|ul|ol)\b[^>]*>/gi, '\n')
    .replace(/&(?:[a-z]+|#\d+|#x[\da-f]+);/gi, (entity) => plainCell(`x${entity}x`).slice(1, -1) || ' ');
  const marks = /(?:[\n\r\u2028\u001e|;•·▪●✓✔^]|^)(?:\s*[*-]\s)|[\n\r\u2028\u001e|;•·▪●✓✔^]|\s\*\s/;
  const parts = marks.test(text)
    ? text.split(new RegExp(marks, 'g'))
    : text.split(/(?:(?<!\d),|,(?!\d{3}(?!\d)))(?![^()[\]]*[)\]])/);
  return listOf(parts.map((part) => readCell(part)));
};

const hasScheme = /(?:https?:)?\/\//i;

/**
 * Makes the reader of addresses of pictures and other files, separated by `|`, `,`, `;`, spaces or line breaks. An
 * address without a host is below `base`.
 */
export const addressReader =
  (base: string) =>
  (cell: string): Cell<string[]> => {
    const text = visibleText(cell.replaceAll(listMark, '\n'))
      .replace(/<(?:img|a|source)\b[^>]*?\s(?:src|href)\s*=\s*["']?([^"'\s>]+)[^>]*>/gi, '\n$1\n')
      .replace(/<\/?[a-z][^>]*>/gi, '\n')
      .replaceAll('&amp;', '&')
      .replaceAll('\\/', '/')
      .replace(/\\[nrt]/g, '\n')
      .replace(/["'[\]]/g, '')
      .trim();
    if (readTextCell(text) === undefined) return { kind: 'nothing' };
    // A comma or a space may belong to an address, if no other address begins after it.
    const parts = hasScheme.test(text)
      ? text.split(/[|\n\r\t]+|[\s,;~^#]+(?=(?:https?:)?\/\/|www\.)/i)
      : text.split(/[\s,;|]+/);
    const addresses = parts
      .map((part) =>
        part
          .trim()
          .replace(/^[({](.*)[)}]$/, '$1')
          .replace(/[\s,;]+$/, ''),
      )
      .filter((part) => readTextCell(part) !== undefined)
      .map((part) => {
        const spaced = part.replaceAll(/\s+/g, '%20');
        if (/^https?:\/\/[^/]+/i.test(spaced)) return URL.canParse(spaced) ? spaced : undefined;
        if (/^\/\/[^/]+\//.test(spaced)) return `https:${spaced}`;
        if (/^www\.[^/]+\//i.test(spaced)) return `https://${spaced}`;
        return /^\/?[\w%.~-][\w%./~-]*\.[a-z]{3,4}(?:\?\S*)?$/i.test(spaced)
          ? `${base}${spaced.replace(/^\/+/, '')}`
          : undefined;
      });
    const read = listOf(addresses);
    return read.kind === 'nothing' && addresses.length > 0 ? { kind: 'unread' } : read;
  };

/** Comments as documents contain them: plain text, a `|` between paragraphs. */
export const readCommentsCell = (cell: string): Cell<string> => {
  const lines = cell.replaceAll(listMark, '\n').split(/\r?\n|\|/);
  const paragraphs = (/<\w/.test(cell) ? [lines.join('\n')] : lines)
    .flatMap((line) => plainParagraphs(line))
    .map((paragraph) => plainCell(paragraph).replaceAll('|', '/'))
    .filter((paragraph) => readTextCell(paragraph) !== undefined);
  return paragraphs.length === 0 ? { kind: 'nothing' } : { kind: 'value', value: paragraphs.join('|') };
};
