import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import {
  emptyLeadForm,
  enquiryCategories,
  enquiryFields,
  leadFormPayload,
  leadForms,
  leadFormSchema,
  placeChoices,
  photoRequestPayload,
  photoRequestSchema,
  preferredContactMethods,
} from '@dealer/core/enquiry';
import type { LeadContext, LeadForm, LeadFormInput, LeadFormName, LeadFormValues } from '@dealer/core/enquiry';
import { businessDay } from '@dealer/core/format';
import { filterLocations } from '@dealer/core/locations';
import type { SiteLocation } from '@dealer/core/site';
import { australianStates } from '@dealer/core/valuation';
import type { Vehicle } from '@dealer/core/vehicle';
import { EnquiryExtras, EnquiryForm, enquiryExtraProblems } from '@dealer/ui/EnquiryForm';
import type { EnquiryFieldsProps } from '@dealer/ui/EnquiryForm';
import { useStorefront } from '../boot/storefront.ts';
import { extraNames } from './extraNames.ts';
import { FailureHelp } from './FailureHelp.tsx';
import { LegalWords } from './LegalWords.tsx';
import { leadKindOfForm } from './leadKindOfForm.ts';
import { receiptOf } from './receiptOf.ts';
import { useDraft } from './useDraft.ts';
import { useSendLead } from './useSendLead.ts';
import { wordsOf } from './wordsOf.ts';

export type EnquiryPanelProps = {
  /** What the form is called. */
  label: string;
  /** Ids begin with it: two forms on one page take two. */
  idPrefix?: string;
  /** What it is about and asks; an enquiry about the vehicle, or a general one. */
  form?: LeadFormName;
  vehicle?: Vehicle;
  /** The yard that it goes to, where the page says so. */
  place?: SiteLocation | undefined;
  /** Another topic than the form's own. */
  subcategory?: string | undefined;
  /** Further fields of the lead: what the page is about, where that is no vehicle. */
  extra?: LeadContext['extra'];
  /** Words that already stand in the message. */
  message?: string | undefined;
  messageLabel?: string;
  submitLabel?: string | undefined;
  /** Asks for photos of the vehicle: the message may stay empty (rows 3.F09, 3.F10). */
  asksPhotos?: boolean;
};

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/**
 * The enquiry form at work: asks what its form asks, checks, sends, and keeps everything typed until the dealer's server has taken it,
 * also when it is closed in between.
 *
 * @example
 * <EnquiryPanel label="Enquire about this vehicle" vehicle={vehicle} />
 */
export const EnquiryPanel = ({
  label,
  idPrefix = 'enquiry',
  vehicle,
  place,
  form: named,
  subcategory,
  extra,
  message = '',
  messageLabel,
  submitLabel,
  asksPhotos = false,
}: EnquiryPanelProps) => {
  const { site, now } = useStorefront();
  const { pathname } = useLocation();
  const [time] = useState(now);
  const name: LeadFormName = named ?? (vehicle === undefined ? 'general' : 'vehicle');
  const form: LeadForm = leadForms[name];
  const topic = subcategory ?? form.subcategory;
  const aboutVehicle = vehicle !== undefined || place !== undefined;
  const draft = useDraft<LeadFormInput>(`${vehicle?.id ?? pathname}:${topic ?? label}`);
  const {
    control,
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<LeadFormInput, unknown, LeadFormValues>({
    defaultValues: {
      ...draft.over({ ...emptyLeadForm(site), message }),
      ...(place ? { location: place.slug } : {}),
    },
    resolver: zodResolver(
      leadFormSchema(asksPhotos ? { ...site, forms: { ...site.forms, requireMessage: false } } : site, time, {
        aboutVehicle,
      }),
    ),
    shouldFocusError: false,
  });
  draft.keep(getValues);
  const tradeIn = useWatch({ control, name: 'tradeIn' });
  const category = useWatch({ control, name: 'category' });
  const { context, send, failure, waiting, mini } = useSendLead({
    kind: leadKindOfForm(name, topic ?? (form.asks.includes('category') ? category : undefined)),
    vehicle,
    key: draft.key,
    onAccepted: draft.sent,
  });

  const { shown, optional } = enquiryFields(site, { aboutVehicle });
  const asks = asksPhotos ? [] : form.asks;
  const fields = Object.fromEntries(
    [...shown, ...(asks.includes('preferredContact') ? (['preferredContact'] as const) : [])].map((field) => [
      field,
      register(field),
    ]),
  );
  const extras = extraNames(asks, site);
  const payloadOf = (values: LeadFormValues) => {
    const about = { ...context(topic), ...(extra === undefined ? {} : { extra }) };
    if (asksPhotos && vehicle)
      return photoRequestPayload({ form: photoRequestSchema(site).parse(values), vehicle, site, context: about });
    return leadFormPayload({ name, form: values, vehicle, site, context: about });
  };
  const words = wordsOf(errors);

  return (
    <EnquiryForm
      label={label}
      idPrefix={idPrefix}
      fields={fields as EnquiryFieldsProps['fields']}
      errors={words}
      moreProblems={enquiryExtraProblems(idPrefix, words)}
      optional={asksPhotos ? [...optional, 'message'] : [...optional]}
      dealershipOptions={placeChoices(site, name)}
      locationOptions={placeChoices(site, name)}
      preferredContactOptions={options(preferredContactMethods)}
      optInLabel={<LegalWords text={site.phrases['enquiry.optIn']} />}
      termsLabel={<LegalWords text={site.phrases['enquiry.terms']} />}
      {...(messageLabel === undefined ? {} : { messageLabel })}
      {...(mini ? { vehicle: mini } : {})}
      attempt={submitCount}
      busy={isSubmitting}
      failure={failure}
      failureHelp={<FailureHelp waiting={waiting} vehicle={vehicle} />}
      submitLabel={submitLabel ?? site.phrases['enquiry.submit']}
      busyLabel="Sending"
      note={site.answerTime}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter goes through to the form even where the button takes no press.
        if (!isSubmitting) void handleSubmit((values) => send(payloadOf(values), receiptOf(values, asks)))(event);
      }}
    >
      {extras.length === 0 ? null : (
        <EnquiryExtras
          idPrefix={idPrefix}
          fields={Object.fromEntries(extras.map((extra) => [extra, register(extra)]))}
          errors={words}
          categoryOptions={options(enquiryCategories)}
          serviceOptions={options(site.forms.additionalServices)}
          firstDay={businessDay(time, site.timezone)}
          tradeInOpen={tradeIn === 'Yes'}
          states={[...australianStates]}
          locationOptions={filterLocations(site.locations, 'sales').map(({ slug, name: yard }) => ({
            value: slug,
            label: yard,
          }))}
        />
      )}
    </EnquiryForm>
  );
};
