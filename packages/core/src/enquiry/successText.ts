import type { Site } from '../site/site.ts';

/**
 * What /success says of the lead that was sent: the site's words for its subcategory, else for its category, else for any (specification
 * section 2, Routes; row 2.R10; decision E19).
 *
 * @example
 * successText({ category: 'General Enquiry', subcategory: 'Service Booking' }, site); // => 'Your booking is with our workshop.'
 */
export const successText = (
  { category, subcategory }: { readonly category: string; readonly subcategory?: string | undefined },
  site: Pick<Site, 'successText' | 'successTexts'>,
): string => {
  const own = (name: string | undefined): string | undefined =>
    name !== undefined && Object.hasOwn(site.successTexts, name) ? site.successTexts[name] : undefined;
  return own(subcategory) ?? own(category) ?? site.successText;
};
