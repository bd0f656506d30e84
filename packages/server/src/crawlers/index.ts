export { answerCrawlerFiles, siteContent } from './answerCrawlerFiles.ts';
export type { CrawlerOptions, ReadContent } from './answerCrawlerFiles.ts';
export { crawlerGroup, isCrawlerPath, sitemapEntries, writeCrawlerFiles } from './crawlerFiles.ts';
export type { CrawlerPart, CrawlerSource } from './crawlerFiles.ts';
export { siteVehicles } from './siteVehicles.ts';
