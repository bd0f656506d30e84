export type { Page } from '../page/definePage.ts';
export { lookSections } from './lookSections.ts';
export { defineSection } from './section.ts';
export type { SectionParts } from './SectionView.tsx';
export type { AnySection, SectionDefinition, SectionDefinitions, SectionNeeds, SectionProps } from './section.ts';
