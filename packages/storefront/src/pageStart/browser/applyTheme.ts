import { browserBarMedia, siteColours, type SiteTheme } from '@dealer/core/theme';

/**
 * Gives the document the colour scheme and the colours of its site. A server that knows the site has written the same into the HTML.
 */
export const applyTheme = (page: Document, theme: SiteTheme): void => {
  const { dataset, style } = page.documentElement;
  dataset['scheme'] = theme.colourScheme;
  for (const [name, value] of Object.entries(siteColours(theme))) style.setProperty(name, value);
  page.querySelector('meta[name="theme-color"][media]')?.setAttribute('media', browserBarMedia[theme.colourScheme]);
};
