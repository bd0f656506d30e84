import { fromHtml } from 'hast-util-from-html';
import { ownValue } from '../data/index.ts';
import { isImageAddress, isSafeAddress } from '../settings/texts.ts';
import { allowedHtml, wrappers } from './allowedHtml.ts';
import { longestHtml } from './safeNodes.ts';

type Tree = ReturnType<typeof fromHtml>;
type Content = Tree['children'][number];

const short = (value: unknown): string => String(value).slice(0, 40);

const problemsIn = (children: readonly Content[]): string[] =>
  children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const { tagName, properties } = node;
    const isKnown = allowedHtml.tagNames.includes(tagName);
    if (!isKnown && !wrappers.includes(tagName)) return [`<${tagName}>`];
    const known = ownValue(allowedHtml.attributes as Record<string, readonly string[]>, tagName) ?? [];
    const lost = isKnown
      ? Object.entries(properties).flatMap(([name, value]) => {
          if (!known.includes(name)) return [`${name === 'className' ? 'class' : name} of <${tagName}>`];
          if (name === 'href' && !isSafeAddress(String(value))) return [`the address "${short(value)}" of <a>`];
          if (name === 'src' && !isImageAddress(String(value))) return [`the address "${short(value)}" of <img>`];
          return [];
        })
      : [];
    return [...lost, ...problemsIn(node.children)];
  });

/**
 * What `safeHtml` removes from a text, each kind once, as messages for the author. Elements that only group or style text lose
 * their tag without a message.
 *
 * @example
 * htmlProblems('<p onclick="x()">Hi<script>x()</script></p>'); // => ['onClick of <p>', '<script>']
 */
export const htmlProblems = (html: string): string[] => {
  if (html.length > longestHtml) return [`everything after ${longestHtml} characters`];
  try {
    return [...new Set(problemsIn(fromHtml(html, { fragment: true }).children))];
  } catch {
    return ['everything: its elements are nested too deep'];
  }
};
