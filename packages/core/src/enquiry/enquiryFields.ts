import type { Site } from '../site/site.ts';

/** Names of the form's fields, as the form knows them. */
export type EnquiryField =
  | 'name'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'dealership'
  | 'location'
  | 'message'
  | 'optIn'
  | 'terms';

/** What an enquiry form asks on a site, and what may stay empty. */
export type EnquiryFields = { readonly shown: readonly EnquiryField[]; readonly optional: readonly EnquiryField[] };

/**
 * Which fields an enquiry form has on this site (specification section 5). A vehicle already says which yard it stands at, so the
 * selects are for enquiries without one: dealership only where there are several, else location where there are several.
 *
 * @example
 * enquiryFields(aSite(), { aboutVehicle: true }).shown; // => ['name', 'lastName', 'email', 'phone', 'message', 'optIn']
 */
export const enquiryFields = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations'>,
  { aboutVehicle }: { readonly aboutVehicle: boolean },
): EnquiryFields => {
  const { requirePostcode, requireMessage, requireTerms, marketingOptIn } = site.forms;
  const shown: EnquiryField[] = ['name', 'lastName', 'email', 'phone'];
  if (requirePostcode) shown.push('postcode');
  if (!aboutVehicle && site.dealerships.length > 1) shown.push('dealership');
  else if (!aboutVehicle && site.locations.filter((location) => location.visible).length > 1) shown.push('location');
  shown.push('message');
  if (marketingOptIn) shown.push('optIn');
  if (requireTerms) shown.push('terms');
  return { shown, optional: requireMessage ? [] : ['message'] };
};
