import { readSite } from '@dealer/core/site';
import type { Site } from '@dealer/core/site';
import { readSiteFiles } from './siteFiles.ts';

/** The sites of a project, without those that need the full check. */
export const projectSites = (root: string): Site[] =>
  readSiteFiles(root).flatMap(({ text }) => {
    try {
      const read = readSite({ doc: JSON.parse(text), templateName: '' });
      return read.kind === 'site' ? [read.site] : [];
    } catch {
      return [];
    }
  });
