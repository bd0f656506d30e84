import { enquirySchema } from '../enquiry/enquirySchema.ts';
import type { Site } from '../site/site.ts';

/**
 * Step 1 of booking a test drive: contact fields and a message that may stay empty (specification section 2, Test drive modal; rows
 * 3.F07, 5.Q10). Terms are asked in step 2. Where no vehicle of the stock is picked, the yard is asked too.
 *
 * @example
 * testDriveContactSchema(aSite()).safeParse({ ...contact, message: '' }).success; // => true
 */
export const testDriveContactSchema = (
  site: Pick<Site, 'forms' | 'dealerships' | 'locations' | 'country'>,
  { aboutVehicle = true }: { readonly aboutVehicle?: boolean } = {},
) => enquirySchema({ ...site, forms: { ...site.forms, requireMessage: false, requireTerms: false } }, { aboutVehicle });
