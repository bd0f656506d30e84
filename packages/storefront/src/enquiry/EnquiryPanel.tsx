import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { emptyEnquiry, enquiryFields, enquiryPayload, enquirySchema, photoRequestPayload, photoRequestSchema } from '@dealer/core/enquiry';
import type { EnquiryField, EnquiryForm as EnquiryValues, EnquiryInput } from '@dealer/core/enquiry';
import type { Vehicle } from '@dealer/core/vehicle';
import { EnquiryForm } from '@dealer/ui/EnquiryForm';
import { useStorefront } from '../boot/storefront.ts';
import { FailureHelp } from './FailureHelp.tsx';
import { useDraft } from './useDraft.ts';
import { useSendLead } from './useSendLead.ts';

export type EnquiryPanelProps = {
  /** What the form is called. */
  label: string;
  vehicle?: Vehicle;
  subcategory?: string | undefined;
  /** Words that already stand in the message. */
  message?: string | undefined;
  messageLabel?: string;
  asksRego?: boolean;
  /** Asks for photos of the vehicle: the message may stay empty (rows 3.F09, 3.F10). */
  asksPhotos?: boolean;
};

/**
 * The enquiry form at work: checks, sends, and keeps everything typed until the dealer's server has taken it, also when it is closed
 * in between.
 *
 * @example
 * <EnquiryPanel label="Enquire about this vehicle" vehicle={vehicle} />
 */
export const EnquiryPanel = ({ label, vehicle, subcategory, message = '', messageLabel, asksRego = false, asksPhotos = false }: EnquiryPanelProps) => {
  const { site } = useStorefront();
  const aboutVehicle = vehicle !== undefined;
  const draft = useDraft<EnquiryInput>(`${vehicle?.id ?? location.pathname}:${subcategory ?? label}`);
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<EnquiryInput, unknown, EnquiryValues>({
    defaultValues: { ...emptyEnquiry(site), message, ...draft.values, ...draft.details },
    resolver: zodResolver(asksPhotos ? photoRequestSchema(site) : enquirySchema(site, { aboutVehicle })),
    shouldFocusError: false,
  });
  draft.keep(getValues);
  const kind = subcategory === 'Test Drive' ? 'test-drive' : subcategory === 'Finance Enquiry' ? 'finance' : 'enquiry';
  const { context, send, failure, waiting, mini } = useSendLead({ kind, vehicle, key: draft.key, onAccepted: draft.sent });

  const { shown, optional } = enquiryFields(site, { aboutVehicle });
  const fields = Object.fromEntries([...shown, ...(asksRego ? (['rego'] as const) : [])].map((name) => [name, register(name)]));
  const payloadOf = (form: EnquiryValues) =>
    asksPhotos && vehicle
      ? photoRequestPayload({ form, vehicle, site, context: context(subcategory) })
      : enquiryPayload({ form, ...(vehicle ? { vehicle } : {}), site, context: context(subcategory) });

  return (
    <EnquiryForm
      label={label}
      idPrefix="enquiry"
      fields={fields as Parameters<typeof EnquiryForm>[0]['fields']}
      errors={Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message ?? ''])) as Partial<Record<EnquiryField, string>>}
      optional={[...optional, 'rego', ...(asksPhotos ? (['message'] as const) : [])]}
      dealershipOptions={site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }))}
      locationOptions={site.locations.filter(({ visible }) => visible).map(({ slug, name }) => ({ value: slug, label: name }))}
      optInLabel={site.phrases['enquiry.optIn']}
      termsLabel={site.phrases['enquiry.terms']}
      {...(messageLabel === undefined ? {} : { messageLabel })}
      {...(mini ? { vehicle: mini } : {})}
      attempt={submitCount}
      busy={isSubmitting}
      failure={failure}
      failureHelp={<FailureHelp waiting={waiting} />}
      submitLabel={site.phrases['enquiry.submit']}
      busyLabel="Sending"
      note={site.answerTime}
      onSubmit={(event) => void handleSubmit((form) => send(payloadOf(form)))(event)}
    />
  );
};
