import type { DocOf } from '../settings/kind.ts';
import { deepFreeze } from './deepFreeze.ts';
import { platformDefaults } from './platformDefaults.ts';
import { presetFor } from './presetFor.ts';
import { resolveSite, type SiteLevel } from './resolveSite.ts';
import type { Site } from './site.ts';
import type { SiteDoc } from './siteSettings.ts';
import { siteLaws, type BrokenLaw } from './siteLaws.ts';
import type { locationKind, SiteLocation } from './settings/location.ts';

/** The complete site with the source of each value, and the rules between settings that it breaks. */
type AssembledSite = {
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

/** Copies the defaults, because all sites share them and they must not be frozen. */
const structuredCloneOf = (value: Site): Site => JSON.parse(JSON.stringify(value)) as Site;

/** Merges a checked site file with the brand preset, the template's defaults and the platform's, and freezes the result. */
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
  const own = structuredCloneOf(site);
  const home: { headline: string } = own.home;
  home.headline = home.headline.replace('{noun}', own.vehicleNoun.toLowerCase());
  return { site: deepFreeze(own), sources: deepFreeze(sources), broken: siteLaws(site) };
};
