import type { Site, SiteDoc } from '../site/index.ts';
import { parseSite } from '../site-check/index.ts';

/** The smallest valid site file: an invented multi-brand yard in Brisbane. */
export const aSiteDoc = (change: SiteDoc = {}): SiteDoc => ({
  slug: 'harbour-city-motors',
  name: 'Harbour City Motors',
  url: 'https://www.harbourcity.example',
  ...change,
});

/**
 * A site, made by `parseSite` like a real one; pass only the values that the test is about.
 *
 * @example
 * aSite({ search: { preOwnedLabel: true } });
 */
export const aSite = (change: SiteDoc = {}): Site => {
  const parsed = parseSite({ doc: aSiteDoc(change), templateName: 'coast' });
  if (parsed.kind === 'invalid') {
    throw new Error(
      parsed.problems.map((problem) => `${problem.path}: ${problem.message}. ${problem.hint}`).join('\n'),
    );
  }
  return parsed.site;
};
