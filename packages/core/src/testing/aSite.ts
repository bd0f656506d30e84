import type { Site, SiteDoc } from '../site/index.ts';
import { parseSite } from '../site-check/index.ts';

/** The smallest sound site file: an invented multi-brand yard in Brisbane. */
export const aSiteDoc = (change: SiteDoc = {}): SiteDoc => ({
  slug: 'harbour-city-motors',
  name: 'Harbour City Motors',
  url: 'https://www.harbourcity.example',
  ...change,
});

/**
 * A resolved site, made through `parseSite` like a real one; name only what the test is about.
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
