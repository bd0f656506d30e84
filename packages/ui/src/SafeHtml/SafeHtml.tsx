import { useMemo } from 'react';
import { safeHtml } from '@dealer/core/content';
import { SafeNodes } from './SafeNodes.tsx';

export type SafeHtmlProps = {
  /** HTML from a dealer; unsafe parts are left out. */
  html: string;
};

/**
 * HTML of third parties as React elements of what `safeHtml` allows. It works on a server too; in a browser `BrowserHtml` shows the same
 * with less code.
 *
 * @avoid In the first view of a page, where its parser is too large: use `BrowserHtml`.
 *
 * @example
 * <SafeHtml html="<p>Open <strong>today</strong></p>" />
 */
export const SafeHtml = ({ html }: SafeHtmlProps) => (
  <SafeNodes html={html} nodes={useMemo(() => safeHtml(html), [html])} />
);
