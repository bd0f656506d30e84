export { FilterSheet } from './FilterSheet.tsx';
export type { FilterSheetProps } from './FilterSheet.tsx';
