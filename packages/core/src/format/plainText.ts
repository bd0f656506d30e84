import { ownValue } from '../data/values.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  reg: '®',
  copy: '©',
  trade: '™',
  deg: '°',
  frac12: '½',
  times: '×',
  bull: '•',
  middot: '·',
  szlig: 'ß',
};

/** Entities of letters with an accent name the letter and the accent: "eacute". */
const accents: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

const decoded = (whole: string, name: string): string => {
  if (!name.startsWith('#')) {
    const accent = ownValue(accents, name.slice(1));
    return accent === undefined
      ? (ownValue(entities, name.toLowerCase()) ?? whole)
      : `${name.charAt(0)}${accent}`.normalize('NFC');
  }
  const code =
    name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isNaN(code) || code < 32 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
    ? ''
    : String.fromCodePoint(code);
};

/** Removes script and style elements by searching instead of a pattern, so that no input is slow. */
const withoutElement = (html: string, name: string): string => {
  const lower = html.toLowerCase();
  if (lower.length !== html.length) return html;
  let shortened = '';
  let from = 0;
  for (;;) {
    const start = lower.indexOf(`<${name}`, from);
    const end = start < 0 ? -1 : lower.indexOf(`</${name}`, start);
    if (end < 0) return shortened + html.slice(from);
    shortened += html.slice(from, start);
    from = end;
  }
};

const block = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|table|section|article|header|footer)\b[^<>]*>/gi;

const withoutScripts = (html: string): string => withoutElement(withoutElement(html, 'script'), 'style');

const inline = (html: string): string =>
  html
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]{1,8}|[a-z]{2,8}|frac12);/gi, decoded)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/**
 * The text of a piece of HTML: tags removed, entities decoded, white space collapsed (decision C17 counts these characters).
 * Render the result as text; it is not safe as HTML.
 *
 * @example plainText('<p>0% <b>finance</b></p><p>T&amp;Cs apply</p>') // => '0% finance T&Cs apply'
 */
export const plainText = (html: string): string => inline(withoutScripts(html).replace(block, ' '));

/**
 * The paragraphs of HTML, or of text with empty lines between them, to be rendered as text.
 *
 * @example plainParagraphs('<p>0% <b>finance</b></p><p>T&amp;Cs apply</p>') // => ['0% finance', 'T&Cs apply']
 */
export const plainParagraphs = (html: string): string[] =>
  withoutScripts(html)
    .replace(block, '\n\n')
    .split(/\n\s*\n/)
    .map(inline)
    .filter((paragraph) => paragraph !== '');
