import type { Vehicle } from '../vehicle/vehicle.ts';
import { enquiryPayload, type EnquiryPayload, type LeadSite } from './enquiryPayload.ts';
import type { LeadContext } from './leadContext.ts';
import { type LeadForm, type LeadFormName, leadForms, type LeadQuestion } from './leadForms.ts';
import type { LeadFormValues } from './leadFormSchema.ts';
import { tradeInExtra } from './tradeInExtra.ts';
import { writtenCount } from './formFields.ts';

/**
 * The lead of a form: the enquiry under the form's topic, with the answers to this form's questions. An answer to a question that the
 * form does not have is not sent.
 *
 * @example
 * leadFormPayload({ name: 'service', form, site, context }).additional_services; // => 'Wheel alignment, Loan car'
 */
export const leadFormPayload = ({
  name,
  form,
  vehicle,
  site,
  context,
}: {
  readonly name: LeadFormName;
  readonly form: LeadFormValues;
  readonly vehicle?: Vehicle | undefined;
  readonly site: LeadSite;
  readonly context: LeadContext;
}): EnquiryPayload => {
  const { subcategory, questions, ...lead }: LeadForm = leadForms[name];
  const hasQuestion = (question: LeadQuestion): boolean => questions.includes(question);
  const category = hasQuestion('category') ? form.category : lead.category;
  const year = form.year.trim();
  const tradeIn = hasQuestion('ownVehicle') ? 'Yes' : hasQuestion('tradeIn') && form.tradeIn;
  const extra: Record<string, string | number | boolean | readonly string[]> = {
    ...context.extra,
    ...(hasQuestion('company') ? { company: form.company.trim() } : {}),
    ...(hasQuestion('fleetSize') ? { fleet_size: writtenCount(form.fleetSize) } : {}),
    ...(hasQuestion('position') ? { position: form.position.trim() } : {}),
    ...(hasQuestion('vehicle') ? { car_description: form.vehicle.trim() } : {}),
    ...(hasQuestion('year') && year !== '' ? { car_year: Number(year) } : {}),
    // Only services that the site offers: an old draft may contain others.
    ...(hasQuestion('services')
      ? { additional_services: form.services.filter((service) => site.forms.additionalServices.includes(service)) }
      : {}),
    ...(hasQuestion('date') ? { preferred_date: form.date } : {}),
    ...tradeInExtra(
      {
        ...(hasQuestion('finance') && form.finance ? { finance: form.finance } : {}),
        ...(tradeIn ? { tradeIn } : {}),
        vehicle: form.tradeInVehicle,
        kms: writtenCount(form.kms),
        rego: form.tradeInRego,
        regoState: form.regoState,
        location: form.tradeInLocation,
      },
      site,
    ),
  };
  return enquiryPayload({
    form: { ...form, rego: hasQuestion('rego') ? form.rego : '' },
    purpose: name,
    vehicle,
    site,
    context: {
      ...context,
      category: context.category ?? category,
      subcategory: context.subcategory ?? subcategory,
      extra,
    },
  });
};
