export { contentSections } from './registry/contentSections.ts';
export type { AnySection, SectionDefinition, SectionDefinitions, SectionNeeds, SectionProps } from './section.ts';
