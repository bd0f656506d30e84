export { definitionsOf, listsOf, readPages } from './readPages.ts';
export type { ComposedPage, PageFolder } from './readPages.ts';
export { readAllSections, readSections } from './readSections.ts';
export type { SectionFolder } from './readSections.ts';
