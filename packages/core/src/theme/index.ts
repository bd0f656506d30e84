export { colourSchemes, siteColourNames } from '../site/settings/theme.ts';
export { siteColours, type ColourScheme, type SiteTheme } from './siteColours.ts';
export { browserBarMedia, themedPage } from './themedPage.ts';
