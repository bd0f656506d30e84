import { countryLanguage } from '@dealer/core/format';
import { scriptJson } from '@dealer/core/head';
import type { Site } from '@dealer/core/site';
import { themedPage } from '@dealer/core/theme';
import { type Handover, handoverId } from '../handover.ts';

/** What a look's build contributes to each page. */
export type BuiltPage = {
  /** The text of the built index.html. */
  readonly shell: string;
};

/** The site of a page; undefined where it is not known. */
type DocumentSite = Pick<Site, 'name' | 'country' | 'theme' | 'identity'> | undefined;

/** Where React's content begins. What it writes before that belongs to the head; texts and attributes are escaped, so they contain no `<`. */
const rootStart = '<div id="root">';

/** The preload of the app's script, which would delay the stylesheet and with it the first paint. */
const scriptPreload = /\s*<link rel="modulepreload"[^>]*>/g;

/** What a page fills in the shell: its title, and its content, for which a build writes what is shown if the app does not come. */
const filled = /<title>[^<]*<\/title>|<div id="root">(?:<main\b.*?<\/main>)?<\/div>/s;

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The shell with what every page of a site has: its language, its colour scheme, its colours and its favicon. */
const siteShell = ({ shell }: BuiltPage, site: DocumentSite, address?: string): string => {
  const lang = countryLanguage(site?.country ?? 'AU');
  const named = shell.replace(
    /<html lang="[^"]*"/,
    () => `<html lang="${lang}"${address === undefined ? '' : ` data-address="${attribute(address)}"`}`,
  );
  if (site === undefined) return named;
  const { favicon } = site.identity;
  const themed = themedPage(named, site.theme);
  return favicon
    ? themed.replace(/(<link rel="icon"[^>]* href=")[^"]*/, (_, start) => start + attribute(favicon))
    : themed;
};

/** A page without content, which the browser then renders. */
export const shellDocument = (built: BuiltPage, site: DocumentSite): string => {
  const text = site?.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return siteShell(built, site)
    .replace(
      /<title>[^<]*<\/title>/,
      (usual) => `${text === undefined ? usual : `<title>${text}</title>`}<meta name="robots" content="noindex">`,
    )
    .replace(/(<main\b[^>]*><h1>)[^<]*/, (usual, start) => (text === undefined ? usual : start + text));
};

/**
 * A whole page: the shell, and in it the head and the content that React rendered, and the handover. It is painted without script, so it
 * does not preload it.
 */
export const pageDocument = (
  built: BuiltPage,
  { html, site, handover }: { html: string; site: DocumentSite; handover: Handover },
): string => {
  const [start, middle, end] = siteShell(built, site, handover.address).replace(scriptPreload, '').split(filled);
  const content = html.indexOf(rootStart);
  // In an element of its own: removing it from the body would style everything on the page again, for rules such as `.stack > * + *`.
  const data = `<div hidden><script type="application/json" id="${handoverId}">${scriptJson(handover)}</script></div>`;
  return `${start}${html.slice(0, content)}${middle}${html.slice(content)}${data}${end}`;
};
