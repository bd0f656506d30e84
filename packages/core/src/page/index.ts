export { isShown, type PageFacts } from './isShown.ts';
export type { PageItem, PageCondition } from './pageItem.ts';
export { pageKey } from './pageKey.ts';
