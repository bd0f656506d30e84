import { scriptJson } from '@dealer/core/head';
import type { Site } from '@dealer/core/site';
import { themedPage } from '@dealer/core/theme';
import { type Handover, handoverId } from '../handover.ts';

/** What a look's build contributes to each page. */
export type BuiltPage = {
  /** The text of the built index.html. */
  readonly shell: string;
};

/** What React writes before a page's content: the elements that belong to the head. Attributes are escaped, so `>` ends a tag. */
const headElements = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** The preload of the app's script, which would delay the stylesheet and with it the first paint. */
const scriptPreload = /\s*<link rel="modulepreload"[^>]*>/g;

/** Where the content of a page goes; a build fills it with what is shown if the app does not come. */
const root = /<div id="root">(?:<main\b.*?<\/main>)?<\/div>/s;

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The shell of a page: without content, which the browser then renders. */
export const shellDocument = (
  { shell }: BuiltPage,
  { title, lang = 'en-AU', noIndex = false }: { title?: string; lang?: string; noIndex?: boolean },
): string => {
  const text = title?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace(
      /<title>[^<]*<\/title>/,
      (usual) =>
        (text === undefined ? usual : `<title>${text}</title>`) +
        (noIndex ? '<meta name="robots" content="noindex">' : ''),
    )
    .replace(/(<main\b[^>]*><h1>)[^<]*/, (usual, start) => (text === undefined ? usual : start + text));
};

/**
 * A whole page: the shell with the head and the content that React rendered, and the handover. It is painted without script, so it does
 * not preload it.
 *
 * @example
 * pageDocument({ shell }, { html: '<title>Used cars</title><main>...</main>', lang: 'en-AU', handover })
 */
export const pageDocument = (
  built: BuiltPage,
  { html, lang, handover }: { html: string; lang: string; handover: Handover },
): string => {
  const [head = ''] = headElements.exec(html) ?? [];
  const body = html.slice(head.length);
  // In an element of its own: removing it from the body would style everything on the page again, for rules such as `.stack > * + *`.
  const data = `<div hidden><script type="application/json" id="${handoverId}">${scriptJson(handover)}</script></div>`;
  return built.shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}" data-address="${attribute(handover.address)}"`)
    .replace(scriptPreload, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(root, () => `<div id="root">${body}</div>${data}`);
};

/**
 * A document with what every page of a site has: its colour scheme, its colours and its favicon.
 *
 * @example
 * forSite(shellDocument(built, { title: 'Southern Cross Motors' }), site)
 */
export const forSite = (html: string, site: Pick<Site, 'theme' | 'identity'> | undefined): string => {
  if (site === undefined) return html;
  const { favicon } = site.identity;
  const themed = themedPage(html, site.theme);
  return favicon
    ? themed.replace(/(<link rel="icon"[^>]* href=")[^"]*/, (_, start) => start + attribute(favicon))
    : themed;
};
