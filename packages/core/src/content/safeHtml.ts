import { fromHtml } from 'hast-util-from-html';
import { type SafeNode, safeNodes } from './safeNodes.ts';

/**
 * `safeNodes` with a parser that needs no browser, about 60 kB of code.
 *
 * @example
 * safeHtml('<p onclick="alert(1)">Open <b>today</b><script>alert(2)</script></p>');
 * // => [{ tag: 'p', attributes: {}, children: ['Open ', { tag: 'b', attributes: {}, children: ['today'] }] }]
 */
export const safeHtml = (html: string): readonly SafeNode[] =>
  safeNodes(html, (text) => fromHtml(text, { fragment: true }));
