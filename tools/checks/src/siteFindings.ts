import { parseSite, patchProblems } from '@dealer/core/site-check';
import type { Site, SiteDoc } from '@dealer/core/site';
import { siteRules } from './siteRules.ts';
import type { RuleFault } from './siteRules.ts';

/** A mistake in a site file: which rule, where, what is wrong and what to write. */
export type SiteFinding = {
  rule: 'SITE-JSON' | 'SITE-SCHEMA' | 'SITE-SLUG' | 'SITE-LOOK' | 'SITE-DEPTH' | 'SITE-LIST' | RuleFault['rule'];
  file: string;
  path: string;
  message: string;
  hint: string;
};

/** A site file and the look that it belongs to. */
export type SiteFileInput = { file: string; text: string; slug: string; template: string; templateDefaults?: unknown };

/** Levels of groups and lists in a site file; menus, the deepest part, need seven. */
const deepest = 20;

/** Level by level: a file nested a million times would overflow the stack of anything that calls itself. */
const isTooDeep = (doc: unknown): boolean => {
  let level: unknown[] = [doc];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
};

/**
 * A site file as the storefront reads it, where it can be read.
 *
 * @example
 * siteOf({ file: 'a.json', text: '{"slug":"a","name":"A","url":"https://a.example"}', slug: 'a', template: 'classic' })?.name // => 'A'
 */
export const siteOf = (input: SiteFileInput): Site | undefined => read(input).site;

/**
 * Every mistake of a site file, with what to write instead.
 *
 * @example
 * siteFindings({ file: 'apps/classic/sites/a.json', text: '{"slug":"b"}', slug: 'a', template: 'classic' })
 * // => [{ rule: 'SITE-SLUG', path: 'slug', message: 'is "b", but the file is called a.json', hint: 'Write "a", or rename the file' }, ...]
 */
export const siteFindings = (input: SiteFileInput): SiteFinding[] => read(input).findings;

const read = ({
  file,
  text,
  slug,
  template,
  templateDefaults,
}: SiteFileInput): { findings: SiteFinding[]; site?: Site } => {
  let doc: unknown;
  try {
    doc = JSON.parse(text);
  } catch (error) {
    return {
      findings: [
        {
          rule: 'SITE-JSON',
          file,
          path: '',
          message: `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
          hint: 'Look for a missing comma, quotation mark or bracket',
        },
      ],
    };
  }
  if (isTooDeep(doc))
    return {
      findings: [
        {
          rule: 'SITE-DEPTH',
          file,
          path: '',
          message: `is nested more than ${deepest} levels deep`,
          hint: 'Look for brackets that do not belong there',
        },
      ],
    };
  const findings: SiteFinding[] = [];
  const { slug: written, template: look } = (typeof doc === 'object' && doc !== null ? doc : {}) as Pick<
    SiteDoc,
    'slug' | 'template'
  >;
  if (typeof written === 'string' && written !== slug)
    findings.push({
      rule: 'SITE-SLUG',
      file,
      path: 'slug',
      message: `is "${written}", but the file is called ${slug}.json`,
      hint: `Write "${slug}", or rename the file`,
    });
  if (look !== undefined && look !== template)
    findings.push({
      rule: 'SITE-LOOK',
      file,
      path: 'template',
      message: `is ${JSON.stringify(look)}, but the file stands in apps/${template}`,
      hint: `Write "${template}", or move the file`,
    });
  const parsed = parseSite({
    doc,
    templateName: template,
    ...(templateDefaults === undefined ? {} : { templateDefaults }),
  });
  if (parsed.kind === 'invalid')
    findings.push(
      ...parsed.problems.map(({ path, message, hint }) => ({
        rule: 'SITE-SCHEMA' as const,
        file,
        path,
        message,
        hint,
      })),
    );
  else
    findings.push(
      ...siteRules(parsed.site).map((fault) => ({ file, ...fault })),
      ...patchProblems(doc as SiteDoc, templateDefaults as SiteDoc | undefined).map((problem) => ({
        rule: 'SITE-LIST' as const,
        file,
        ...problem,
      })),
    );
  return { findings, ...(parsed.kind === 'site' ? { site: parsed.site } : {}) };
};
