export { FoldSection, type FoldSectionProps } from './FoldSection.tsx';
