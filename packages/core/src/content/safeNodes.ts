import { sanitize } from 'hast-util-sanitize';
import { ownValue } from '../data/index.ts';
import { isImageAddress, isSafeAddress } from '../settings/texts.ts';
import { allowedHtml } from './allowedHtml.ts';

/** The allowed attributes of an element, by the name of the DOM property, as React uses it. */
type SafeAttributes = Readonly<Record<string, string | number | boolean>>;

/** A node of sanitised HTML: text, or one of a few elements with harmless attributes. */
export type SafeNode =
  | string
  | { readonly tag: string; readonly attributes: SafeAttributes; readonly children: readonly SafeNode[] };

/** Maximum length in characters; the rest is left out. */
export const longestHtml = 20_000;

/** Maximum nesting; deeper elements lose their tag. */
const deepest = 30;

/** Parsed HTML, before it is sanitised. */
export type HtmlTree = Extract<Parameters<typeof sanitize>[0], { type: 'root' }>;
type Content = HtmlTree['children'][number];

/** The page has its own h1, and content has at most three levels of headings. */
const levels: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const blocks = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'pre',
  'hr',
  'figure',
  'table',
  'address',
]);
/** Elements that cannot contain blocks. */
const lines = new Set(['p', 'h2', 'h3', 'h4', 'dt', 'caption', 'pre']);
/** Elements in which white space is not text. */
const frames = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

const isSize = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Whether an attribute's value is allowed. */
const isSound: Readonly<Record<string, (value: unknown) => boolean>> = {
  href: (value) => typeof value === 'string' && isSafeAddress(value),
  src: (value) => typeof value === 'string' && isImageAddress(value),
  width: isSize,
  height: isSize,
  colSpan: isSize,
  rowSpan: isSize,
  start: (value) => Number.isInteger(value),
};

const attributesOf = (properties: object): SafeAttributes =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value) && (ownValue(isSound, name)?.(value) ?? true),
    ) as [string, string | number | boolean][],
  );

const nodesOf = (children: readonly Content[], above: readonly string[]): SafeNode[] =>
  children.flatMap((node) => {
    const parent = above.at(-1);
    if (node.type === 'text')
      return parent !== undefined && frames.has(parent) && node.value.trim() === '' ? [] : [node.value];
    if (node.type !== 'element') return [];
    const tag = ownValue(levels, node.tagName) ?? node.tagName;
    const attributes = attributesOf(node.properties);
    if (tag === 'img')
      return attributes['src'] === undefined ? [] : [{ tag, attributes: { alt: '', ...attributes }, children: [] }];
    const isBare =
      above.length >= deepest ||
      (tag === 'a' && (attributes['href'] === undefined || above.includes('a'))) ||
      (blocks.has(tag) && above.some((name) => lines.has(name)));
    const inside = nodesOf(node.children, isBare ? above : [...above, tag]);
    return isBare ? inside : [{ tag, attributes, children: inside }];
  });

/**
 * Sanitised HTML as a tree, by the parser that is given: scripts, styles, frames, forms, event handlers and unsafe addresses are removed,
 * text is preserved. It never throws.
 *
 * @example
 * safeNodes('<p onclick="alert(1)">Open</p>', browserTree) // => [{ tag: 'p', attributes: {}, children: ['Open'] }]
 */
export const safeNodes = (html: string, parse: (html: string) => HtmlTree): readonly SafeNode[] => {
  try {
    const tree = sanitize(parse(html.slice(0, longestHtml)), allowedHtml);
    return nodesOf(tree.type === 'root' ? (tree.children as Content[]) : [tree as Content], []);
  } catch {
    // Thousands of nested elements are an attack, not content.
    return [];
  }
};
