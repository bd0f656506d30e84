import { normalisePhone } from '../contact/whatsappHref.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../data/values.ts';
import type { FinanceForm } from './financeLead.ts';

/** The offer data of the outside lender, with the lender's field names. Whole dollars, years. */
export type ProviderOfferData = {
  readonly nvic?: string;
  readonly vin?: string;
  readonly selfAssessedCreditScore: string;
  readonly purchasePrice: number;
  readonly year?: number;
  readonly loanTerm: number;
  readonly phoneNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subscribe: boolean;
  readonly postCode: string;
};

/**
 * The data about a buyer and a vehicle that is sent to the outside lender. The phone number is E.164 if it can be read (decision
 * D9).
 *
 * @example
 * providerOfferData({ form, vehicle, site }).postCode; // => '4000'
 */
export const providerOfferData = ({
  form,
  vehicle,
  site,
}: {
  readonly form: FinanceForm;
  readonly vehicle?: Vehicle;
  readonly site: Pick<Site, 'country' | 'forms'>;
}): ProviderOfferData => {
  const phone = normalisePhone(form.phone, site.country);
  return defined({
    nvic: vehicle?.nvic,
    vin: vehicle?.vin,
    selfAssessedCreditScore: form.selfAssessedCreditScore ?? 'GREAT',
    purchasePrice: form.purchasePrice,
    year: vehicle?.year,
    loanTerm: form.loanTerm,
    phoneNumber: phone.kind === 'phone' ? phone.e164 : form.phone.trim(),
    firstName: form.name.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    subscribe: site.forms.marketingOptIn && form.subscribe,
    postCode: form.postcode,
  });
};
