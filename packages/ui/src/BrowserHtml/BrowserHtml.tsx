import { useMemo } from 'react';
import { safeNodes } from '@dealer/core/content';
import type { SafeHtmlProps } from '../SafeHtml/index.ts';
import { SafeNodes } from '../SafeHtml/SafeNodes.tsx';
import { browserTree } from './browserTree.ts';

/**
 * `SafeHtml` with the browser's own parser instead of about 60 kB of code; on a server use `SafeHtml`, which draws the same elements.
 *
 * @avoid On a server, where there is no parser: use `SafeHtml`.
 *
 * @example
 * <BrowserHtml html="<p>Open <strong>today</strong></p>" />
 */
export const BrowserHtml = ({ html }: SafeHtmlProps) => (
  <SafeNodes html={html} nodes={useMemo(() => safeNodes(html, browserTree), [html])} />
);
