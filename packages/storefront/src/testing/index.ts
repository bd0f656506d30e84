export { PageStage, type PageStageProps } from '../test/PageStage.tsx';
export { SectionStage, type SectionStageProps } from '../test/SectionStage.tsx';
