import { filterLocations } from '../contact/filterLocations.ts';
import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { LeadFormName } from './leadForms.ts';

/** The settings that decide the location of a lead. */
export type LocationSite = Pick<Site, 'dealerships' | 'locations'>;

/** A form that can go to a location. */
export type FormPurpose = LeadFormName | 'testDrive';

/** An entry of the dealership or location select. */
export type LocationChoice = { readonly value: string; readonly label: string };

/** Which locations serve a form; the others go to any location, such as a general enquiry and a job application. */
const servedBy: Partial<Record<FormPurpose, 'sales' | 'service' | 'parts'>> = {
  vehicle: 'sales',
  similar: 'sales',
  testDrive: 'sales',
  offer: 'sales',
  fleet: 'sales',
  finance: 'sales',
  tradeIn: 'sales',
  service: 'service',
  warranty: 'service',
  roadside: 'service',
  parts: 'parts',
};

/**
 * The locations that serve a form: open ones, with sales for a form about buying, a workshop for a service, a counter for parts. Without
 * a workshop or counter, the sales locations pass it on.
 *
 * @example
 * formLocations([aLocation(), aLocation({ location_type: 'parts' })], 'testDrive'); // => [aLocation()]
 */
export const formLocations = (locations: readonly SiteLocation[], form: FormPurpose): SiteLocation[] => {
  const open = locations.filter(({ coming_soon: isComing }) => isComing !== true);
  const fit = filterLocations(open, servedBy[form] ?? 'all');
  return fit.length > 0 ? fit : filterLocations(open, 'sales');
};

/** The locations that serve a form, dealership by dealership; last those of none. One list where there is one dealership. */
const servingGroups = ({ dealerships, locations }: LocationSite, form: FormPurpose): SiteLocation[][] => {
  const slugs = dealerships.map(({ slug }) => slug);
  const groups = slugs.map((slug) => locations.filter(({ dealership_slug: owner }) => owner === slug));
  const others = locations.filter(({ dealership_slug: owner }) => !slugs.includes(owner ?? ''));
  return (slugs.length > 1 ? [...groups, others] : [locations]).map((group) => formLocations(group, form));
};

/**
 * The options of a form's dealership or location select, by the names shown on the site: each dealership's locations that serve the form,
 * and a dealership by its own name if it has none. `leadLocation` reads the value.
 *
 * @example
 * locationChoices({ dealerships: [], locations: [aLocation()] }, 'general'); // => [{ value: 'newstead', label: 'Harbour City Motors Newstead' }]
 */
export const locationChoices = (site: LocationSite, form: FormPurpose): LocationChoice[] =>
  servingGroups(site, form).flatMap((group, index) => {
    const dealership = site.dealerships.length > 1 ? site.dealerships[index] : undefined;
    return group.length === 0 && dealership
      ? [{ value: dealership.slug, label: dealership.name }]
      : group.map(({ slug, name }) => ({ value: slug, label: name }));
  });

/**
 * The location to show next to a form: the one that the visitor chose by its slug or its dealership's, else the primary location if it
 * serves the form, else the first that does. Where none is open, the site's primary one.
 *
 * @example
 * locationForForm({ dealerships: [], locations: [aLocation()] }, 'general')?.name; // => 'Harbour City Motors Newstead'
 */
export const locationForForm = (site: LocationSite, form: FormPurpose, chosen = ''): SiteLocation | undefined => {
  const { locations } = site;
  const serving = formLocations(locations, form);
  // What the visitor can choose: a dealership without a workshop offers its sales yard for a service.
  const offered = servingGroups(site, form).flat();
  const picked =
    chosen === ''
      ? undefined
      : (offered.find(({ slug }) => slug === chosen) ??
        offered.find(({ dealership_slug: slug }) => slug === chosen) ??
        // A dealership without a location that serves the form is chosen by its own name.
        filterLocations(locations, 'all').find(({ dealership_slug: slug }) => slug === chosen));
  // A workshop or parts counter knows more of its topic than the primary location, which is often a yard without a type.
  const isSold = (servedBy[form] ?? 'sales') === 'sales';
  return (
    picked ??
    (isSold ? serving.find(({ primary }) => primary) : undefined) ??
    serving[0] ??
    filterLocations(locations, 'primary')[0]
  );
};
