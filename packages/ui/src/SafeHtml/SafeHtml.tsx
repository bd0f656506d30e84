import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { safeHtml } from '@dealer/core/html';
import type { SafeNode } from '@dealer/core/html';
import { Prose } from '../Prose/Prose.tsx';

export type SafeHtmlProps = {
  /** HTML from a dealer; whatever could harm is left out. */
  html: string;
};

/** What an element has besides what its writer gave it. */
const more = (tag: string, { href }: { href?: string | number | boolean }): object => {
  if (tag === 'img') return { loading: 'lazy', decoding: 'async' };
  return tag === 'a' && /^https?:/i.test(String(href)) ? { rel: 'noopener' } : {};
};

const rendered = (nodes: readonly SafeNode[]): ReactNode[] =>
  nodes.map((node, at) =>
    typeof node === 'string'
      ? node
      : createElement(
          node.tag,
          { key: at, ...node.attributes, ...more(node.tag, node.attributes) },
          ...(node.children.length === 0 ? [] : rendered(node.children)),
        ),
  );

/**
 * HTML that somebody else wrote, as running text: React elements of what `safeHtml` leaves, never markup of its own.
 *
 * @example
 * <SafeHtml html="<p>Open <strong>today</strong></p>" />
 */
export const SafeHtml = ({ html }: SafeHtmlProps) => {
  const nodes = useMemo(() => safeHtml(html), [html]);
  return nodes.length === 0 ? null : <Prose>{rendered(nodes)}</Prose>;
};
