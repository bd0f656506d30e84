import { contractAreas } from '@dealer/api/contracts';
import { analyticsMarkdown } from './analyticsMarkdown.ts';
import { areaMarkdown, indexMarkdown } from './contractMarkdown.ts';

/** Every page of docs/contracts by its file name. */
export const contractPages = (): Record<string, string> => ({
  'README.md': indexMarkdown(contractAreas),
  ...Object.fromEntries(contractAreas.map((area) => [`${area.name}.md`, areaMarkdown(area)])),
  'analytics.md': analyticsMarkdown(),
});
