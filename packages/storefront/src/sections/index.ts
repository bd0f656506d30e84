export { contentSections } from './registry/contentSections.ts';
export { vehicleSections } from './registry/vehicleSections.ts';
export type { AnySection, SectionDefinition, SectionDefinitions, SectionNeeds, SectionProps } from './section.ts';
