export { SearchFrame, type SearchFrameProps } from './SearchFrame.tsx';
export { SearchLayout } from './SearchLayout.tsx';
export type { FilterPresentation, SearchLayoutProps } from './searchLayoutProps.ts';
