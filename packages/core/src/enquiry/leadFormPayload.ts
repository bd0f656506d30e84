import type { Vehicle } from '../vehicle/vehicle.ts';
import { enquiryPayload, type EnquiryPayload, type LeadSite } from './enquiryPayload.ts';
import type { LeadContext } from './leadContext.ts';
import { type LeadForm, type LeadFormName, leadForms, type LeadQuestion } from './leadForms.ts';
import type { LeadFormValues } from './leadFormSchema.ts';
import { tradeInExtra } from './tradeInExtra.ts';
import { writtenCount } from './writtenCount.ts';

/**
 * The lead of a form: the enquiry under the form's topic, with the answers to what this form asks and nothing else (specification
 * section 3; rows 3.F01 to 3.F06, 3.F11 to 3.F13, 4.F08). An answer that stands in a question that is not asked is not sent.
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
  const { subcategory, asks, ...lead }: LeadForm = leadForms[name];
  const asked = (question: LeadQuestion): boolean => asks.includes(question);
  const category = asked('category') ? form.category : lead.category;
  const year = form.year.trim();
  const extra: Record<string, string | number | boolean | readonly string[]> = {
    ...context.extra,
    ...(asked('company') ? { company: form.company.trim() } : {}),
    ...(asked('fleetSize') ? { fleet_size: writtenCount(form.fleetSize) } : {}),
    ...(asked('position') ? { position: form.position.trim() } : {}),
    ...(asked('vehicle') ? { car_description: form.vehicle.trim() } : {}),
    ...(asked('year') && year !== '' ? { car_year: Number(year) } : {}),
    // Only what the site offers: an old draft may name a service that is gone.
    ...(asked('services')
      ? { additional_services: form.services.filter((service) => site.forms.additionalServices.includes(service)) }
      : {}),
    ...(asked('date') ? { preferred_date: form.date } : {}),
    ...(asked('finance') || asked('tradeIn')
      ? tradeInExtra(
          {
            ...(asked('finance') && form.finance ? { finance: form.finance } : {}),
            ...(asked('tradeIn') && form.tradeIn ? { tradeIn: form.tradeIn } : {}),
            kms: writtenCount(form.kms),
            rego: form.tradeInRego,
            regoState: form.regoState,
          },
          site,
        )
      : {}),
  };
  return enquiryPayload({
    form: { ...form, rego: asked('rego') ? form.rego : '' },
    ...(vehicle === undefined ? {} : { vehicle }),
    // Where the visitor brings the car that they trade in is where they want to come.
    place: asked('tradeIn') && form.tradeIn === 'Yes' ? form.tradeInLocation : '',
    site,
    context: {
      ...(category === undefined ? {} : { category }),
      ...(subcategory === undefined ? {} : { subcategory }),
      ...context,
      extra,
    },
  });
};
