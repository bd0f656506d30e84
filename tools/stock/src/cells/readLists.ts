import { plainParagraphs } from '@dealer/core/format';
import { plainCell, readCell, readTextCell, type Cell } from './cell.ts';

/** Separates the entries of a list that the feed itself marks as one; no text contains it. */
export const listMark = '\u001e';

const listOf = (entries: readonly (string | undefined)[]): Cell<string[]> => {
  const list = [...new Set(entries.filter((entry) => entry !== undefined))];
  return list.length === 0 ? { kind: 'nothing' } : { kind: 'value', value: list };
};

/**
 * A list of texts, such as features: one on each line or in each HTML item, or separated by `|`, `;` or bullets; only
 * where none of these is there, by commas outside of brackets.
 *
 * @example readListCell('Tow bar | Seats, leather') // => { kind: 'value', value: ['Tow bar', 'Seats, leather'] }
 */
export const readListCell = (cell: string): Cell<string[]> => {
  const text = cell
    .replace(/<\/?(?:li|br|p|div|tr|ul|ol)\b[^>]*>/gi, '\n')
    .replace(/&(?:[a-z]+|#\d+|#x[\da-f]+);/gi, (entity) => plainCell(`x${entity}x`).slice(1, -1) || ' ');
  const marks = /[\n\r\u001e|;•·▪●✓✔]|\s\*\s|^\s*[*-]\s/;
  const parts = marks.test(text) ? text.split(new RegExp(marks, 'g')) : text.split(/,(?![^()[\]]*[)\]])/);
  return listOf(parts.map((part) => readCell(part)));
};

const hasScheme = /(?:https?:)?\/\//i;

/**
 * Makes the reader of addresses of pictures and other files, separated by `|`, `,`, `;`, spaces or line breaks. An
 * address without a host is below `base`.
 *
 * @example addressReader('/')('https://cdn.example/w_80,h_60/1.jpg,https://cdn.example/2.jpg') // => two addresses
 */
export const addressReader =
  (base: string) =>
  (cell: string): Cell<string[]> => {
    const text = cell
      .replaceAll('&amp;', '&')
      .replace(/[\u200b\ufeff"'[\]]/g, '')
      .trim();
    if (readTextCell(text) === undefined) return { kind: 'nothing' };
    // A comma or a space may belong to an address, if no other address begins after it.
    const parts = hasScheme.test(text)
      ? text.split(/[|\n\r\t\u001e]+|[\s,;]+(?=(?:https?:)?\/\/|www\.)/i)
      : text.split(/[\s,;|\u001e]+/);
    const addresses = parts
      .map((part) => part.trim().replace(/[\s,;]+$/, ''))
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

/**
 * Comments as documents contain them: plain text, a `|` between paragraphs.
 * @example readCommentsCell('<p>One owner.</p><p>Full history.</p>') // => { kind: 'value', value: 'One owner.|Full history.' }
 */
export const readCommentsCell = (cell: string): Cell<string> => {
  const lines = cell.replaceAll(listMark, '\n').split(/\r?\n|\|/);
  const paragraphs = (/<\w/.test(cell) ? [lines.join('\n')] : lines)
    .flatMap((line) => plainParagraphs(line))
    .map((paragraph) => plainCell(paragraph).replaceAll('|', '/'))
    .filter((paragraph) => readTextCell(paragraph) !== undefined);
  return paragraphs.length === 0 ? { kind: 'nothing' } : { kind: 'value', value: paragraphs.join('|') };
};
