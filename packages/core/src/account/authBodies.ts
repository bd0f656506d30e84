import type { Site } from '../site/site.ts';
import { trimmed } from '../enquiry/formFields.ts';
import { defined } from '../data/values.ts';
import type { DetailsForm } from './signInForm.ts';

/** What the auth service stores about a person who signs in. */
export type UserMetadata = {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly website: string;
  readonly dealership_slug?: string;
};

/** A row of the verifications table (decision E10). */
export type VerificationRow = {
  readonly website_slug: string;
  readonly dealership_slug?: string;
  readonly verification_type: 'sms' | 'verify' /** Nobody is known yet when the first code goes out. */;
  readonly user_id?: string;
};

/** The settings that a verification needs. */
type VerifyingSite = Pick<Site, 'slug' | 'dealerships' | 'locations'>;

/** The dealership that a person signs in at: the named one, else the site's only one, else that of its primary location. */
const dealershipOf = (
  named: string | undefined,
  { dealerships, locations }: Pick<VerifyingSite, 'dealerships' | 'locations'>,
): string | undefined => {
  if (named) return named;
  const primary = locations.find((location) => location.primary)?.dealership_slug;
  return (dealerships.length === 1 ? undefined : primary) || dealerships[0]?.slug;
};

/**
 * The user metadata of a phone sign-in; without name and email where these come after the code.
 *
 * @example
 * userMetadata({ name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' }, aSite()).website; // => 'harbour-city-motors'
 */
export const userMetadata = (
  form: { readonly name: string; readonly lastName: string; readonly email: string },
  site: VerifyingSite,
  dealership?: string,
): UserMetadata =>
  defined({
    first_name: trimmed(form.name),
    last_name: trimmed(form.lastName),
    email: trimmed(form.email),
    website: site.slug,
    dealership_slug: dealershipOf(dealership, site),
  });

/**
 * The request body that changes a person's details at the auth service; fields that are not named stay unchanged. The email is
 * sent as a detail and not as the service's own email, which would need a confirmation message.
 *
 * @example
 * detailsBody({ name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' }).data.last_name; // => 'Kerr'
 */
export const detailsBody = (
  form: DetailsForm,
): { readonly data: Required<Pick<UserMetadata, 'first_name' | 'last_name' | 'email'>> } => ({
  data: { first_name: form.name, last_name: form.lastName, email: form.email },
});

/**
 * The record of a verification: "sms" when a code was sent, "verify" when it was correct (decision E10). A failure to store it is
 * only logged.
 *
 * @example
 * verificationRow('sms', 'user-1', aSite()); // => { website_slug: 'harbour-city-motors', verification_type: 'sms', user_id: 'user-1' }
 */
export const verificationRow = (
  type: 'sms' | 'verify',
  userId: string | undefined,
  site: VerifyingSite,
  dealership?: string,
): VerificationRow =>
  defined({
    website_slug: site.slug,
    dealership_slug: dealershipOf(dealership, site),
    verification_type: type,
    user_id: userId,
  });

/**
 * The request body that verifies a code at the auth service.
 *
 * @example
 * verifyBody('+61412345678', '123456'); // => { phone: '+61412345678', token: '123456', type: 'sms' }
 */
export const verifyBody = (
  e164: string,
  code: string,
): { readonly phone: string; readonly token: string; readonly type: 'sms' } => ({
  phone: e164,
  token: code,
  type: 'sms',
});
