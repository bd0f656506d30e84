import { createElement, type ReactNode } from 'react';
import type { SafeNode } from '@dealer/core/content';
import { Prose } from '../Prose/Prose.tsx';

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

export type SafeNodesProps = { html: string; nodes: readonly SafeNode[] };

/**
 * Sanitised HTML as React elements, never as raw markup. Another text is drawn again, because a browser that translates the page has
 * replaced the texts of the last one.
 */
export const SafeNodes = ({ html, nodes }: SafeNodesProps) =>
  nodes.length === 0 ? null : <Prose key={html}>{rendered(nodes)}</Prose>;
