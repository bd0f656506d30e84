import { filterLocations } from '../locations/filterLocations.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { PlaceSite } from './leadPlace.ts';
import type { LeadFormName } from './leadForms.ts';

/** An entry of the dealership or location select. */
export type PlaceChoice = { readonly value: string; readonly label: string };

/** Workshops for a service, the counter for parts, sales yards for a test drive; where there are none, any location. */
const fitFor = (locations: readonly SiteLocation[], form: LeadFormName | 'testDrive'): SiteLocation[] => {
  const wanted = form === 'service' || form === 'parts' ? form : form === 'testDrive' ? 'sales' : 'all';
  const fit = filterLocations(locations, wanted);
  return fit.length > 0 ? fit : filterLocations(locations, 'all');
};

/**
 * The places that a form's dealership or location select offers, by the names that the site shows: each dealership's locations, and a
 * dealership by its own name only where it has no location. `leadPlace` reads the value.
 *
 * @example
 * placeChoices({ dealerships: [], locations: [aLocation()] }, 'general'); // => [{ value: 'newstead', label: 'Harbour City Motors Newstead' }]
 */
export const placeChoices = (
  { dealerships, locations }: PlaceSite,
  form: LeadFormName | 'testDrive',
): PlaceChoice[] => {
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
