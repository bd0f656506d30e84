import { createElement, type ReactNode, useMemo } from 'react';
import { safeHtml, type SafeNode } from '@dealer/core/content';
import { Prose } from '../Prose/Prose.tsx';

export type SafeHtmlProps = {
  /** HTML from a dealer; unsafe parts are left out. */
  html: string;
};

/** Attributes that are added to an element. */
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
 * HTML of third parties as React elements of what `safeHtml` allows, never as raw markup. Another text is drawn again, because a
 * browser that translates the page has replaced the texts of the last one.
 *
 * @example
 * <SafeHtml html="<p>Open <strong>today</strong></p>" />
 */
export const SafeHtml = ({ html }: SafeHtmlProps) => {
  const nodes = useMemo(() => safeHtml(html), [html]);
  return nodes.length === 0 ? null : <Prose key={html}>{rendered(nodes)}</Prose>;
};
