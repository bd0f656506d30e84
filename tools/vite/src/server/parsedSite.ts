import type { Site } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { templateDefaults } from './templateDefaults.ts';

/**
 * The site of a site file with the defaults of its look; undefined if the file has mistakes, which the storefront shows.
 */
export const parsedSite = async (
  { text }: { text: string },
  { template, lookFolder }: { template: string; lookFolder: string },
): Promise<Site | undefined> => {
  let doc: unknown;
  try {
    doc = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = parseSite({ doc, templateName: template, templateDefaults: await templateDefaults(lookFolder) });
  return parsed.kind === 'site' ? parsed.site : undefined;
};
