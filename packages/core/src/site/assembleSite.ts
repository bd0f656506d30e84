import type { DocOf } from '../settings/index.ts';
import { deepFreeze } from './deepFreeze.ts';
import { platformDefaults } from './platformDefaults.ts';
import { presetFor } from './presetFor.ts';
import { resolveSite, type SiteLevel } from './resolveSite.ts';
import type { Site } from './site.ts';
import type { SiteDoc } from './siteSettings.ts';
import { siteLaws, type BrokenLaw } from './siteLaws.ts';
import type { locationKind, SiteLocation } from './settings/location.ts';

/** A whole site that knows where each value came from, and the laws that it breaks. */
export type AssembledSite = {
  readonly site: Site;
  readonly sources: Readonly<Record<string, SiteLevel>>;
  readonly broken: readonly BrokenLaw[];
};

type LocationDoc = DocOf<typeof locationKind>;

const wholeLocation = (doc: LocationDoc): SiteLocation => ({
  ...doc,
  primary: doc.primary ?? false,
  location_type: doc.location_type ?? '',
  visible: doc.visible ?? true,
  address: doc.address ?? {},
  contact_detail: { ...doc.contact_detail, opening_hours: doc.contact_detail?.opening_hours ?? [] },
});

/** Defaults are shared by all sites: freezing must not reach them. */
const structuredCloneOf = (value: Site): Site => JSON.parse(JSON.stringify(value)) as Site;

/**
 * Lays a checked site file over the brand preset, the template's defaults and the platform's, and freezes the result
 * (design.md sections 2 and 3).
 *
 * @example
 * assembleSite({ doc: { slug: 'a', name: 'A', url: 'https://a.example' }, templateName: 'coast', templateDefaults: {} }).sources['search.columns']; // => 'platform'
 */
export const assembleSite = ({
  doc,
  templateName,
  templateDefaults,
}: {
  doc: SiteDoc;
  templateName: string;
  templateDefaults: SiteDoc;
}): AssembledSite => {
  const { $schema: _, ...siteValues } = doc;
  const { $schema: __, ...templateValues } = templateDefaults;
  const preset = presetFor({ ...templateValues, ...siteValues });
  const { value, sources } = resolveSite(
    platformDefaults,
    { template: templateName, ...templateValues },
    preset,
    siteValues,
  );
  const site = {
    ...value,
    url: String(value['url']).replace(/\/+$/, ''),
    locations: (value['locations'] as readonly LocationDoc[]).map(wholeLocation),
  } as unknown as Site;
  return { site: deepFreeze(structuredCloneOf(site)), sources: deepFreeze(sources), broken: siteLaws(site) };
};
