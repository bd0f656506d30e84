import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { submitLead } from '@dealer/api/leads';
import { vehicleCardModel } from '@dealer/core/card';
import { analyticsEventFor, emptyEnquiry, enquiryFields, enquiryPayload, enquirySchema } from '@dealer/core/enquiry';
import type { EnquiryField, EnquiryForm as EnquiryValues, EnquiryInput } from '@dealer/core/enquiry';
import { successPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { EnquiryForm } from '@dealer/ui/EnquiryForm';
import { useStorefront } from '../boot/storefront.ts';
import { createLastLeadStore } from '../stores/lastLeadStore.ts';

export type EnquiryPanelProps = {
  /** What the form is called. */
  label: string;
  vehicle?: Vehicle;
  subcategory?: string | undefined;
  /** Words that already stand in the message. */
  message?: string | undefined;
  messageLabel?: string;
  asksRego?: boolean;
};

/**
 * The enquiry form at work: checks, sends, and keeps everything typed until the dealer's server has taken it.
 * One key for as long as the form is not accepted: a lead sent twice is recorded once.
 *
 * @example
 * <EnquiryPanel label="Enquire about this vehicle" vehicle={vehicle} />
 */
export const EnquiryPanel = ({ label, vehicle, subcategory, message = '', messageLabel, asksRego = false }: EnquiryPanelProps) => {
  const { site, api, stores, session, events, now } = useStorefront();
  const navigate = useNavigate();
  const aboutVehicle = vehicle !== undefined;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const [time] = useState(now);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<EnquiryInput, unknown, EnquiryValues>({ defaultValues: { ...emptyEnquiry(site), message }, resolver: zodResolver(enquirySchema(site, { aboutVehicle })), shouldFocusError: false });

  const { shown, optional } = enquiryFields(site, { aboutVehicle });
  const fields = Object.fromEntries([...shown, ...(asksRego ? (['rego'] as const) : [])].map((name) => [name, register(name)]));
  const card = vehicle && vehicleCardModel(vehicle, site, time);

  const send = async (form: EnquiryValues): Promise<void> => {
    setFailure(undefined);
    const { pages, queryParams } = stores.visit.read();
    const payload = enquiryPayload({
      form,
      ...(vehicle ? { vehicle } : {}),
      site,
      context: {
        url: location.origin + location.pathname,
        userAgent: navigator.userAgent,
        visitedPages: pages,
        linkedQueryParams: queryParams,
        ...(subcategory === undefined ? {} : { subcategory }),
        optInWording: site.phrases['enquiry.optIn'],
      },
    });
    const outcome = await submitLead(api, payload, { idempotencyKey });
    if (outcome.kind !== 'accepted') {
      setFailure(outcome.message);
      if (site.forms.useBrowserAlert) globalThis.alert(outcome.message);
      return;
    }
    events.emit({ kind: 'analytics', id: analyticsEventFor(subcategory === 'Test Drive' ? 'test-drive' : subcategory === 'Finance Enquiry' ? 'finance' : 'enquiry', vehicle), name: 'lead accepted', ...(vehicle ? { carId: vehicle.id } : {}) });
    createLastLeadStore(session).write({
      leadId: outcome.leadId,
      category: payload.category,
      ...(payload.subcategory === undefined ? {} : { subcategory: payload.subcategory }),
      ...(card ? { vehicle: { title: card.title, href: card.href } } : {}),
    });
    await navigate(successPath);
  };

  const phone = site.locations.find(({ primary }) => primary)?.contact_detail.phone;
  return (
    <EnquiryForm
      label={label}
      idPrefix="enquiry"
      fields={fields as Parameters<typeof EnquiryForm>[0]['fields']}
      errors={Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message ?? ''])) as Partial<Record<EnquiryField, string>>}
      optional={[...optional, 'rego']}
      dealershipOptions={site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }))}
      locationOptions={site.locations.filter(({ visible }) => visible).map(({ slug, name }) => ({ value: slug, label: name }))}
      optInLabel={site.phrases['enquiry.optIn']}
      termsLabel={site.phrases['enquiry.terms']}
      {...(messageLabel === undefined ? {} : { messageLabel })}
      {...(card ? { vehicle: { title: card.title, price: card.price, picture: card.picture, placeholder: card.placeholder } } : {})}
      attempt={submitCount}
      busy={isSubmitting}
      failure={failure}
      failureHelp={phone ? <p>Nothing you typed is lost. You can try again, or call {phone}.</p> : <p>Nothing you typed is lost. You can try again.</p>}
      submitLabel={site.phrases['enquiry.submit']}
      busyLabel="Sending"
      note={site.answerTime}
      onSubmit={(event) => void handleSubmit(send)(event)}
    />
  );
};
