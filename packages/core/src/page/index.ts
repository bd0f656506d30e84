export { isShown, type PageFacts } from './isShown.ts';
export { ownPageFile, readOwnPage, type OwnPageContent } from './ownPageFile.ts';
export type { PageChange, PageItem } from '../site/pageItem.ts';
export { pageKey, pageList } from './pageList.ts';
