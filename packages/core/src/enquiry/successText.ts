import type { Site } from '../site/site.ts';

/**
 * The text of the success page for a sent lead: the site's text for its subcategory, else for its category, else its general text
 * (decision E19).
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
