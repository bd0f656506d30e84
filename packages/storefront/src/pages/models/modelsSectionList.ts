import type { PageItem } from '@dealer/core/page';

/** The areas of the directory of models; without one a section is below them. */
export const modelsAreas = ['top', 'main'] as const;

/** The sections of the directory where neither look nor site has others. */
export const modelsSectionList: readonly PageItem[] = [{ section: 'modelDirectory', area: 'main' }];
