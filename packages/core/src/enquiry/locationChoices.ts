import { filterLocations } from '../contact/filterLocations.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { LocationSite } from './leadLocation.ts';
import type { LeadFormName } from './leadForms.ts';

/** An entry of the dealership or location select. */
export type LocationChoice = { readonly value: string; readonly label: string };

/** Workshops for a service, the counter for parts, sales locations for a test drive; if there are none, any location. */
const fitFor = (locations: readonly SiteLocation[], form: LeadFormName | 'testDrive'): SiteLocation[] => {
  const wanted = form === 'service' || form === 'parts' ? form : form === 'testDrive' ? 'sales' : 'all';
  const fit = filterLocations(locations, wanted);
  return fit.length > 0 ? fit : filterLocations(locations, 'all');
};

/**
 * The options of a form's dealership or location select, by the names shown on the site: each dealership's locations, and a
 * dealership by its own name only if it has no location. `leadLocation` reads the value.
 *
 * @example
 * locationChoices({ dealerships: [], locations: [aLocation()] }, 'general'); // => [{ value: 'newstead', label: 'Harbour City Motors Newstead' }]
 */
export const locationChoices = (
  { dealerships, locations }: LocationSite,
  form: LeadFormName | 'testDrive',
): LocationChoice[] => {
  const slugs = dealerships.map(({ slug }) => slug);
  const groups = slugs.map((slug) => locations.filter(({ dealership_slug: owner }) => owner === slug));
  const others = locations.filter(({ dealership_slug: owner }) => !slugs.includes(owner ?? ''));
  const isSplit = dealerships.length > 1;
  const choices = (isSplit ? [...groups, others] : [locations]).map((group) =>
    fitFor(group, form).map(({ slug, name }) => ({ value: slug, label: name })),
  );
  return choices.flatMap((group, index) => {
    const dealership = dealerships[index];
    return isSplit && group.length === 0 && dealership ? [{ value: dealership.slug, label: dealership.name }] : group;
  });
};
