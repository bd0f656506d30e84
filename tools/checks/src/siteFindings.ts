import { parseSite } from '@dealer/core/site-check';

/** A mistake in a site file: which rule, where, what is wrong and what to write. */
export type SiteFinding = { rule: 'SITE-JSON' | 'SITE-SCHEMA' | 'SITE-SLUG' | 'SITE-LOOK'; file: string; path: string; message: string; hint: string };

/** A site file and the look that it belongs to. */
export type SiteFileInput = { file: string; text: string; slug: string; template: string; templateDefaults?: unknown };

/**
 * Every mistake of a site file, with what to write instead.
 *
 * @example
 * siteFindings({ file: 'apps/classic/sites/a.json', text: '{"slug":"b"}', slug: 'a', template: 'classic' })
 * // => [{ rule: 'SITE-SLUG', path: 'slug', message: 'is "b", but the file is called a.json', hint: 'Write "a", or rename the file' }, ...]
 */
export const siteFindings = ({ file, text, slug, template, templateDefaults }: SiteFileInput): SiteFinding[] => {
  let doc: unknown;
  try {
    doc = JSON.parse(text);
  } catch (error) {
    return [{ rule: 'SITE-JSON', file, path: '', message: `is not JSON: ${error instanceof Error ? error.message : String(error)}`, hint: 'Look for a missing comma, quotation mark or bracket' }];
  }
  const findings: SiteFinding[] = [];
  const { slug: written, template: look } = (typeof doc === 'object' && doc !== null ? doc : {}) as { slug?: unknown; template?: unknown };
  if (typeof written === 'string' && written !== slug) findings.push({ rule: 'SITE-SLUG', file, path: 'slug', message: `is "${written}", but the file is called ${slug}.json`, hint: `Write "${slug}", or rename the file` });
  if (look !== undefined && look !== template) findings.push({ rule: 'SITE-LOOK', file, path: 'template', message: `is ${JSON.stringify(look)}, but the file stands in apps/${template}`, hint: `Write "${template}", or move the file` });
  const parsed = parseSite({ doc, templateName: template, ...(templateDefaults === undefined ? {} : { templateDefaults }) });
  if (parsed.kind === 'invalid') findings.push(...parsed.problems.map(({ path, message, hint }) => ({ rule: 'SITE-SCHEMA' as const, file, path, message, hint })));
  return findings;
};
