export { assistantText, assistantVehicle } from './assistantVehicle.ts';
export { csvText } from './csvText.ts';
export { googleColumns, googleRow } from './googleFeed.ts';
export { llmsText } from './llmsText.ts';
export { metaColumns, metaRow, metaXml } from './metaFeed.ts';
export { robotsText } from './robotsText.ts';
export {
  type LandingFacts,
  searchLandingPaths,
  type SitemapEntry,
  sitemapFileLimit,
  sitemapFiles,
  vehicleSitemapEntry,
} from './sitemap.ts';
export { stockFeedLine } from './stockFeed.ts';
export { sitemapPaths, type SitemapContent } from './sitemapPaths.ts';
