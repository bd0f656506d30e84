import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '@dealer/ui/Texts';
import { useLocation } from 'react-router';
import {
  shownAnswers,
  emptyLeadForm,
  enquiryCategories,
  enquiryFields,
  formLocations,
  type LeadContext,
  type LeadForm,
  type LeadFormInput,
  type LeadFormName,
  leadFormPayload,
  leadForms,
  leadFormSchema,
  type LeadFormValues,
  photoRequestPayload,
  photoRequestSchema,
  locationChoices,
  preferredContactMethods,
} from '@dealer/core/enquiry';
import { businessDay } from '@dealer/core/format';
import { australianStates } from '@dealer/core/contact';
import type { SiteLocation } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import { enquiryExtraProblems, EnquiryExtras, type EnquiryFieldsProps, EnquiryForm } from '@dealer/ui/EnquiryForm';
import { useStorefront } from '../boot/storefront.ts';
import { extraNames } from './extraNames.ts';
import { FailureHelp } from './FailureHelp.tsx';
import { FormCheckField } from './FormCheckField.tsx';
import { FormNote } from './FormNote.tsx';
import { LegalText } from './LegalText.tsx';
import { leadKindOfForm } from './leadKindOfForm.ts';
import { receiptOf } from './receiptOf.ts';
import { useChosenLocation } from './useChosenLocation.ts';
import { useErrorSummary } from './useErrorSummary.ts';
import { useDraft } from './useDraft.ts';
import { useSendLead } from './useSendLead.ts';
import { errorMessages } from './errorMessages.ts';

type EnquiryPanelProps = {
  /** The form's accessible name. */
  label: string;
  /** The prefix of element ids: two forms on one page need two. */
  idPrefix?: string;
  /** Which form; by default an enquiry about the vehicle, or a general one. */
  form?: LeadFormName;
  vehicle?: Vehicle;
  /** The location that the enquiry goes to, where the page determines it. */
  location?: SiteLocation | undefined;
  /** Another topic than the form's own. */
  subcategory?: string | undefined;
  /** Further fields of the lead: what the page is about, where that is no vehicle. */
  extra?: LeadContext['extra'];
  /** The initial message. */
  message?: string | undefined;
  messageLabel?: string;
  submitLabel?: string | undefined;
  /** A request for photos of the vehicle: the message may stay empty. */
  isPhotoRequest?: boolean;
  /** Reports the location or dealership chosen in the form, by slug; empty for none. */
  onLocation?: (slug: string) => void;
};

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/**
 * The enquiry form: validates, sends, and saves everything typed until the dealer's server has accepted it, also when it is closed.
 */
export const EnquiryPanel = ({
  label,
  idPrefix = 'enquiry',
  vehicle,
  location,
  form: named,
  subcategory,
  extra,
  message = '',
  messageLabel,
  submitLabel,
  isPhotoRequest = false,
  onLocation,
}: EnquiryPanelProps) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const { pathname } = useLocation();
  const [time] = useState(now);
  const name: LeadFormName = named ?? (vehicle === undefined ? 'general' : 'vehicle');
  const form: LeadForm = leadForms[name];
  const topic = subcategory ?? form.subcategory;
  const aboutVehicle = vehicle !== undefined || location !== undefined;
  const draft = useDraft<LeadFormInput>(`${vehicle?.id ?? pathname}:${topic ?? label}`);
  const ownVehicle = form.questions.includes('ownVehicle');
  const validate = zodResolver(
    leadFormSchema(isPhotoRequest ? { ...site, forms: { ...site.forms, requireMessage: false } } : site, time, {
      aboutVehicle,
      ownVehicle,
      form: name,
    }),
  );
  const {
    control,
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<LeadFormInput, unknown, LeadFormValues>({
    defaultValues: {
      ...draft.over({ ...emptyLeadForm(site), message }),
      ...(location ? { location: location.slug } : {}),
    },
    resolver: (values, context, options) => validate(shownAnswers(values, { ownVehicle }), context, options),
    shouldFocusError: false,
  });
  draft.connect(getValues);
  const tradeIn = useWatch({ control, name: 'tradeIn' });
  const category = useWatch({ control, name: 'category' });
  useChosenLocation(control, onLocation);
  const { context, send, failure, waiting, check, mini } = useSendLead({
    kind: leadKindOfForm(name, topic ?? (form.questions.includes('category') ? category : undefined)),
    vehicle,
    key: draft.key,
    onAccepted: draft.sent,
  });

  const { shown, optional } = enquiryFields(site, { aboutVehicle, form: name });
  const questions = isPhotoRequest ? [] : form.questions;
  const fields = Object.fromEntries(
    [...shown, ...(questions.includes('preferredContact') ? (['preferredContact'] as const) : [])].map((field) => [
      field,
      register(field),
    ]),
  );
  const extras = extraNames(questions, site, { aboutVehicle });
  const payloadOf = (values: LeadFormValues) => {
    const about = { ...context(topic), extra };
    if (isPhotoRequest && vehicle)
      return photoRequestPayload({ form: photoRequestSchema(site).parse(values), vehicle, site, context: about });
    return leadFormPayload({ name, form: values, vehicle, site, context: about });
  };
  const messages = errorMessages(errors);
  const summaryText = useErrorSummary();

  return (
    <EnquiryForm
      label={label}
      idPrefix={idPrefix}
      fields={fields as EnquiryFieldsProps['fields']}
      errors={messages}
      moreProblems={enquiryExtraProblems(idPrefix, messages)}
      optional={isPhotoRequest ? [...optional, 'message'] : [...optional]}
      dealershipOptions={locationChoices(site, name)}
      locationOptions={locationChoices(site, name)}
      preferredContactOptions={options(preferredContactMethods)}
      optInLabel={<LegalText text={site.phrases['enquiry.optIn']} />}
      termsLabel={<LegalText text={site.phrases['enquiry.terms']} />}
      messageLabel={messageLabel}
      {...(mini ? { vehicle: mini } : {})}
      attempt={submitCount}
      summaryText={summaryText}
      busy={isSubmitting}
      failure={failure}
      failureHelp={<FailureHelp waiting={waiting} vehicle={vehicle} />}
      check={<FormCheckField check={check} vehicle={vehicle} />}
      submitLabel={submitLabel ?? site.phrases['enquiry.submit']}
      busyLabel={t('Sending')}
      note={<FormNote text={site.answerTime} />}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter submits the form even while the button is busy.
        if (!isSubmitting)
          void handleSubmit((values) => send(payloadOf(values), receiptOf(values, questions, extra)))(event);
      }}
    >
      {extras.length === 0 ? null : (
        <EnquiryExtras
          idPrefix={idPrefix}
          fields={Object.fromEntries(extras.map((extra) => [extra, register(extra)]))}
          errors={messages}
          categoryOptions={options(enquiryCategories)}
          serviceOptions={options(site.forms.additionalServices)}
          firstDay={businessDay(time, site.timezone)}
          interests={site.forms.interests}
          tradeInOpen={tradeIn === 'Yes'}
          states={[...australianStates]}
          locationOptions={formLocations(site.locations, 'tradeIn').map(({ slug, name: yard }) => ({
            value: slug,
            label: yard,
          }))}
        />
      )}
    </EnquiryForm>
  );
};
