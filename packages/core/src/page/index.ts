export { isShown, type PageFacts } from './isShown.ts';
export { ownPageFile, readOwnPage, type OwnPageContent } from './ownPageFile.ts';
export { pageItemKind, type PageChange, type PageCondition, type PageItem } from '../site/pageItem.ts';
export { pageKey, pageList } from './pageList.ts';
