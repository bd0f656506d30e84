import { siteColours, type ColourScheme, type SiteTheme } from './siteColours.ts';

/** When the dark one of a page's two `theme-color` elements applies: the value of its attribute `media`. */
export const browserBarMedia: Readonly<Record<ColourScheme, string>> = {
  light: 'not all',
  dark: 'all',
  system: '(prefers-color-scheme: dark)',
};

/**
 * The HTML of a page with the colour scheme and the colours of its site, so that its first paint has them.
 *
 * @example
 * themedPage('<html lang="en-AU">', { colourScheme: 'dark', colours: {}, darkColours: {} });
 * // => '<html data-scheme="dark" lang="en-AU">'
 */
export const themedPage = (html: string, theme: SiteTheme): string => {
  const style = Object.entries(siteColours(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return html
    .replace('<html', `<html data-scheme="${theme.colourScheme}"${style === '' ? '' : ` style="${style}"`}`)
    .replace(/(<meta name="theme-color" media=")[^"]*/, `$1${browserBarMedia[theme.colourScheme]}`);
};
