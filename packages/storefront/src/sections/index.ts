export type { Page } from '../page/definePage.ts';
export * from './definitions.ts';
export { lookSections } from './lookSections.ts';
export { SectionVehicles, useSectionStock, useSite } from './lookSection.tsx';
export type { SectionStock } from './lookSection.tsx';
export type { SectionPart, SectionParts } from './SectionView.tsx';
