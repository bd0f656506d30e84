export { siteColourNames } from '../site/settings/theme.ts';
export { siteColours, type SiteTheme } from './siteColours.ts';
export { browserBarMedia, themedPage } from './themedPage.ts';
