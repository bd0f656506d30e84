export { answerCrawlerFiles, siteContent } from './answerCrawlerFiles.ts';
export type { CrawlerOptions, ReadContent } from './answerCrawlerFiles.ts';
export { crawlerFiles, crawlerGroup, isCrawlerPath, sitemapEntries } from './crawlerFiles.ts';
export type { CrawlerFile, CrawlerFiles, CrawlerSource } from './crawlerFiles.ts';
export { siteVehicles } from './siteVehicles.ts';
