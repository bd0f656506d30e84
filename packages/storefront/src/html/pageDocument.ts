import { scriptJson } from '@dealer/core/head';
import type { Site } from '@dealer/core/site';
import { themedPage } from '@dealer/core/theme';
import { type Handover, handoverId } from '../handover/handover.ts';

/** A stylesheet of the build and the names of its classes. */
export type BuiltStyle = { readonly file: string; readonly classes: readonly string[] };

/** What a look's build contributes to each page. */
export type BuiltPage = {
  /** The text of the built index.html. */
  readonly shell: string;
  readonly styles: readonly BuiltStyle[];
};

/** What React writes before a page's content: the elements that belong to the head. Attributes are escaped, so `>` ends a tag. */
const headElements = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** The names of all classes in a page. */
const usedClasses = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * The stylesheets that a page needs in addition to those of the shell: each with a class that occurs in the page.
 *
 * @example
 * neededStyles('<p class="aB">', { shell: '', styles: [{ file: '/assets/a.css', classes: ['aB'] }] }) // => ['/assets/a.css']
 */
export const neededStyles = (html: string, { shell, styles }: BuiltPage): string[] => {
  const used = usedClasses(html);
  return styles
    .filter(({ file, classes }) => !shell.includes(`"${file}"`) && classes.some((name) => used.has(name)))
    .map(({ file }) => file);
};

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
    );
};

/**
 * A whole page: the shell with the head and the content that React rendered, the stylesheets of the content, and the handover.
 *
 * @example
 * pageDocument({ shell, styles }, { html: '<title>Used cars</title><main>...</main>', lang: 'en-AU', handover })
 */
export const pageDocument = (
  built: BuiltPage,
  { html, lang, handover }: { html: string; lang: string; handover: Handover },
): string => {
  const [head = ''] = headElements.exec(html) ?? [];
  const body = html.slice(head.length);
  const styles = neededStyles(body, built)
    .map((file) => `<link rel="stylesheet" crossorigin="" href="${attribute(file)}">`)
    .join('');
  const data = `<script type="application/json" id="${handoverId}">${scriptJson(handover)}</script>`;
  return built.shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`);
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
