export { composedPages, type ComposedPage } from '../pages/composedPages.ts';
export { compareSections } from './registry/compareSections.ts';
export { contentSections } from './registry/contentSections.ts';
export { dealershipSections } from './registry/dealershipSections.ts';
export { enquirySections } from './registry/enquirySections.ts';
export { favouritesSections } from './registry/favouritesSections.ts';
export { modelSections } from './registry/modelSections.ts';
export { modelsSections } from './registry/modelsSections.ts';
export { offersSections } from './registry/offersSections.ts';
export { blogSections } from './registry/blogSections.ts';
export { brandSections } from './registry/brandSections.ts';
export { brandsSections } from './registry/brandsSections.ts';
export { dealerLocatorSections } from './registry/dealerLocatorSections.ts';
export { offerSections } from './registry/offerSections.ts';
export { postSections } from './registry/postSections.ts';
export { ownPageSections } from './ownPageSections.ts';
export { searchSections } from './registry/searchSections.ts';
export { vehicleSections } from './registry/vehicleSections.ts';
export { defineSection } from './section.ts';
export type { SectionParts } from './SectionView.tsx';
export type {
  AnySection,
  SectionDefinition,
  SectionDefinitions,
  SectionNeeds,
  SectionPages,
  SectionProps,
} from './section.ts';
