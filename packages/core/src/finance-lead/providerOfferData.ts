import { normalisePhone } from '../enquiry/normalisePhone.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../wire/defined.ts';
import type { FinanceForm } from './financeLeadSchema.ts';

/** The offer data of the outside lender, with its own spelling (specification sections 3 and 7; row 3.F16). Whole dollars, years. */
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
 * What the outside lender is told of a buyer and a vehicle (specification section 3, Offer data for provider; section 7,
 * create-customer; row 3.F16). The phone goes as E.164 where it can be read (decision D9).
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
    selfAssessedCreditScore: form.selfAssessedCreditScore,
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
