export { csvText } from './csvText.ts';
export { feedVehicle, type FeedVehicle } from './feedVehicle.ts';
export { googleColumns, googleRow, type GoogleRow } from './googleFeed.ts';
export { llmsText } from './llmsText.ts';
export { metaColumns, metaRow, type MetaRow, metaXml } from './metaFeed.ts';
export { robotsText } from './robotsText.ts';
export {
  type LandingFacts,
  searchLandingPaths,
  type SitemapEntry,
  sitemapFileLimit,
  type SitemapFile,
  sitemapFiles,
  vehicleSitemapEntry,
} from './sitemap.ts';
export { stockFeedLine } from './stockFeed.ts';
export { sitemapPaths, type SitemapContent } from './sitemapPaths.ts';
